import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openJournal } from '@mintline/core/files'
import { expect } from 'chai'
import { mountTestDisk } from '../../../../tests/helpers/testDisk.ts'
import { UPLOADS } from './_journal.ts'

/** Bytes in a record too long for the rest of a page. */
const LONG = 10_000

describe('openJournal', () => {
  it('refuses every record after a full disk', async function () {
    const disk = mountTestDisk()
    if (!disk) return this.skip()
    const path = join(disk.folder, 'state', 'uploads.jsonl')
    const input = { path, scope: { place: 'https://a.example/' }, format: UPLOADS }
    const sent = (id: string) => ({ kind: 'sent' as const, id })
    const failureOf = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: Error) => error.message,
      )
    // Given a journal whose disk becomes full
    const journal = await openJournal(input)
    await journal.append([sent('a')])
    disk.fill()
    // When records are added, Then none is taken for written
    const full = `${path} cannot be written: its disk is full`
    expect(await failureOf(journal.append([sent('b'.repeat(LONG))]))).to.equal(full)
    expect(await failureOf(journal.append([sent('c')]))).to.equal(full)
    await journal.close()
    // Then the next run has what was whole
    rmSync(join(disk.folder, 'filler'))
    const next = await openJournal(input)
    expect(await next.load()).to.deep.equal([sent('a')])
    await next.close()
  })
})
