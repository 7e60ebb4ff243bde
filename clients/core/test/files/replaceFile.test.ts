import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceFile } from '@mintline/core/files'
import { expect } from 'chai'

describe('replaceFile', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mintline-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('lets several writers replace a file at once, and leaves one whole content', async () => {
    const path = join(folder, 'list.json')
    const contents = Array.from({ length: 16 }, (_, index) => `${index}`.repeat(100_000))
    await Promise.all(contents.map((content) => replaceFile(path, content)))
    expect(contents).to.include(await readFile(path, 'utf8'))
    expect(await readdir(folder)).to.deep.equal(['list.json'])
  })

  it('leaves nothing behind if the file cannot be replaced', async () => {
    const path = join(folder, 'list.json')
    await mkdir(join(path, 'inside'), { recursive: true })
    const refusal = await replaceFile(path, 'text').then(
      () => undefined,
      (error: Error) => error.message,
    )
    expect(refusal).to.equal(`${path} cannot be written: it is a folder`)
    expect(await readdir(folder)).to.deep.equal(['list.json'])
  })

  it('keeps links and permissions', async () => {
    const path = join(folder, 'list.json')
    const link = join(folder, 'link.json')
    await writeFile(path, 'old')
    await chmod(path, 0o640)
    await symlink('list.json', link)
    await replaceFile(link, 'new', { flush: true })
    expect(await readFile(path, 'utf8')).to.equal('new')
    expect((await stat(path)).mode & 0o777).to.equal(0o640)
    expect((await lstat(link)).isSymbolicLink()).to.equal(true)
  })

  it('writes to a device instead of replacing it', async () => {
    const device = join(folder, 'device')
    await symlink('/dev/full', device)
    const refusal = await replaceFile(device, 'text', { flush: true }).then(
      () => undefined,
      (error: Error) => error.message,
    )
    expect(refusal).to.equal(`${device} cannot be written: its disk is full`)
    expect((await stat(device)).isCharacterDevice()).to.equal(true)
    const sink = join(folder, 'sink')
    await symlink('/dev/null', sink)
    await replaceFile(sink, 'text', { flush: true })
    expect((await stat(sink)).isCharacterDevice()).to.equal(true)
  })
})
