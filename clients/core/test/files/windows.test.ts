import { mkdtemp, open, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  assertWritable,
  openJournal,
  replaceFile,
  writeDocuments,
  writePrivately,
} from '@mintline/core/files'
import { expect } from 'chai'
import { UPLOADS } from './_journal.ts'
import { startWindowsDisk, type WindowsDisk } from './_windows.ts'

const HELD = 'another program has it open, or its permissions do not allow it'

describe('Files on Windows', () => {
  let folder: string
  let windows: WindowsDisk
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mintline-'))
    windows = startWindowsDisk()
  })
  afterEach(async () => {
    windows.end()
    await rm(folder, { recursive: true, force: true })
  })

  const messageOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: Error) => error.message,
    )

  it('has a fake that refuses what Windows refuses', async () => {
    const handle = await open(folder, 'r')
    expect(await messageOf(handle.sync())).to.contain('EPERM')
    await handle.close()
    const appended = await open(join(folder, 'appended'), 'a+')
    expect(await messageOf(appended.truncate(0))).to.contain('EPERM')
    await appended.close()
  })

  it('keep a journal through a crash, a new run and a new list', async () => {
    const path = join(folder, 'state', 'uploads.jsonl')
    const input = { path, scope: { place: 'https://a.example/' }, format: UPLOADS }
    const sent = (id: string) => ({ kind: 'sent' as const, id })
    // Given a journal with two records, the second cut off by a crash
    const first = await openJournal(input)
    await first.append([sent('a')])
    await first.append([sent('b')])
    await first.close()
    await truncate(path, (await readFile(path)).length - 1)
    // When it is opened again, Then it has what was whole, and takes more
    const second = await openJournal(input)
    expect(await second.load()).to.deep.equal([sent('a')])
    await second.append([sent('c')])
    expect(await second.load()).to.deep.equal([sent('a'), sent('c')])
    await second.clear()
    expect(await second.load()).to.deep.equal([])
    await second.close()
    expect(await readdir(join(folder, 'state'))).to.deep.equal(['uploads.jsonl'])
  })

  it('store private state', async () => {
    assertWritable(join(folder, 'state'))
    writePrivately(join(folder, 'state', 'key.json'), 'one')
    writePrivately(join(folder, 'state', 'key.json'), 'two')
    expect(await readFile(join(folder, 'state', 'key.json'), 'utf8')).to.equal('two')
    expect(await readdir(join(folder, 'state'))).to.deep.equal(['key.json'])
  })

  it('are replaced and removed once a virus scanner has let them go', async () => {
    const write = (documents: Readonly<Record<string, string>>) =>
      writeDocuments({ folder, documents: Object.entries(documents), ownNames: /\.json$/ })
    await write({ 'a.json': 'one', 'b.json': 'one' })
    windows.hold(join(folder, 'a.json'), 3)
    windows.hold(join(folder, 'b.json'), 2)
    expect(await write({ 'a.json': 'two' })).to.deep.equal({ written: 1, kept: 0, removed: 1 })
    expect(await readFile(join(folder, 'a.json'), 'utf8')).to.equal('two')
    expect(await readdir(folder)).to.deep.equal(['a.json'])
  })

  it('name the file that another program keeps open', async () => {
    const path = join(folder, 'list.json')
    await replaceFile(path, 'one', { flush: true })
    windows.hold(path, Number.POSITIVE_INFINITY)
    expect(await messageOf(replaceFile(path, 'two'))).to.equal(`${path} cannot be written: ${HELD}`)
    expect(await readFile(path, 'utf8')).to.equal('one')
    expect(await readdir(folder)).to.deep.equal(['list.json'])
  })
})
