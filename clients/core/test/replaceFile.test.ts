import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
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

  it('leaves nothing behind where the file cannot be replaced', async () => {
    const path = join(folder, 'list.json')
    await mkdir(join(path, 'inside'), { recursive: true })
    const refusal = await replaceFile(path, 'text').then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    )
    expect(refusal).to.equal('EISDIR')
    expect(await readdir(folder)).to.deep.equal(['list.json'])
  })
})
