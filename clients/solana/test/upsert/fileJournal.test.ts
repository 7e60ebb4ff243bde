import { appendFile, mkdir, mkdtemp, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect } from 'chai'
import type { SentRecord } from '../../src/allowlist/journal.ts'
import { journalPath, openFileJournal } from '../../src/node/fileJournal.ts'
import { journalLines } from '../../src/node/journalLines.ts'
import { failureOf } from '../reads/_drop.ts'

function sent(signature: string): SentRecord {
  return {
    kind: 'sent',
    signature,
    lastValidBlockHeight: 7,
    wire: Uint8Array.of(1, 2, 3),
    operation: 'upsert',
    users: ['user'],
  }
}

/** What it fails with, as soon as it does. */
async function untilFails(attempt: () => Promise<void>): Promise<unknown> {
  try {
    for (;;) {
      await attempt()
      await setImmediate()
    }
  } catch (error) {
    return error
  }
}

describe('openFileJournal', () => {
  let folder: string
  const scope = { genesisHash: 'genesis', deployment: 'deployment', phaseIndex: 2 }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mintline-journal-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('keeps records for the next process, in a file that only its owner reads', async () => {
    // Given a journal that was written and closed
    const first = await openFileJournal({ folder, ...scope })
    await first.append([sent('a'), sent('b')])
    await first.append([{ kind: 'outcome', signature: 'a', status: 'confirmed', slot: 9 }])
    await first.close()

    // When it is opened again
    const second = await openFileJournal({ folder, ...scope })

    // Then it has all records
    expect(await second.load()).to.deep.equal([
      sent('a'),
      sent('b'),
      { kind: 'outcome', signature: 'a', status: 'confirmed', slot: 9 },
    ])
    await second.close()

    // And it is where its list says, and private
    const path = join(folder, 'genesis', 'deployment', 'phase-2.jsonl')
    expect((await stat(path)).mode & 0o777).to.equal(0o600)
  })

  it('keeps the order of records that are appended at the same time', async () => {
    const journal = await openFileJournal({ folder, ...scope })
    const all = Array.from({ length: 100 }, (_, index) => sent(`${index}`))
    await Promise.all(all.map((record) => journal.append([record])))
    expect(await journal.load()).to.deep.equal(all)
    await journal.close()
  })

  it('drops a line that was cut off, and writes on where it began', async () => {
    // Given a file whose last line was cut off by a crash
    const first = await openFileJournal({ folder, ...scope })
    await first.append([sent('a')])
    await first.close()
    await appendFile(journalPath({ folder, ...scope }), '{"kind":"sent","signa')

    // When it is opened and written on
    const second = await openFileJournal({ folder, ...scope })
    await second.append([sent('b')])

    // Then nothing of that line is left
    expect(await second.load()).to.deep.equal([sent('a'), sent('b')])
    await second.close()
  })

  it('forgets all records, but not whose journal it is', async () => {
    const journal = await openFileJournal({ folder, ...scope })
    await journal.append([sent('a')])
    await journal.clear()
    expect(await journal.load()).to.deep.equal([])
    await journal.close()
    const [line] = (await readFile(journalPath({ folder, ...scope }), 'utf8')).split('\n')
    expect(JSON.parse(line ?? '')).to.deep.equal({ kind: 'journal', version: 1, ...scope })
  })

  it('refuses to be open twice', async function () {
    this.timeout(20_000)
    const first = await openFileJournal({ folder, ...scope })
    const error = await failureOf(openFileJournal({ folder, ...scope }))
    expect(error).to.have.property('code', 'JOURNAL_IN_USE')
    await first.close()
    await (await openFileJournal({ folder, ...scope })).close()
  })

  it('forgets nothing any more once another process took it for dead', async () => {
    // Given a journal whose lock another process took over, as this one finds out
    const journal = await openFileJournal({ folder, ...scope })
    const path = journalPath({ folder, ...scope })
    const taken = Date.now() / 1_000 - 60
    await utimes(`${path}.lock`, taken, taken)
    const failure = await untilFails(() => journal.clear())
    expect(failure).to.have.property('code', 'JOURNAL_IN_USE')

    // When the other one has written, and this one is to forget its records
    await appendFile(path, journalLines([sent('of the other')]))
    const error = await failureOf(journal.clear())

    // Then what the other one wrote is still there
    expect(error).to.have.property('code', 'JOURNAL_IN_USE')
    expect(await journal.load()).to.deep.equal([sent('of the other')])
    await journal.close()
  })

  it('takes over the lock of a process that was killed', async () => {
    // Given a lock that nobody has renewed for a minute
    const path = journalPath({ folder, ...scope })
    await mkdir(`${path}.lock`, { recursive: true })
    const aMinuteAgo = Date.now() / 1_000 - 60
    await utimes(`${path}.lock`, aMinuteAgo, aMinuteAgo)

    // When the journal is opened, then it is there at once
    const journal = await openFileJournal({ folder, ...scope })
    expect(await journal.load()).to.deep.equal([])
    await journal.close()
  })

  it('refuses the journal of another list, whatever its file is called', async () => {
    // Given the journal of phase 2 under the name of phase 5
    const journal = await openFileJournal({ folder, ...scope })
    await journal.close()
    const other = { ...scope, phaseIndex: 5 }
    await rename(journalPath({ folder, ...scope }), journalPath({ folder, ...other }))

    // When it is opened as that of phase 5, then it is refused
    const error = await failureOf(openFileJournal({ folder, ...other }))
    expect(error).to.have.property('code', 'JOURNAL_OF_ANOTHER_LIST')
    expect(error).to.have.nested.property('context.actual.phaseIndex', 2)
  })

  it('refuses a file that holds what no journal does, and names the line', async () => {
    const path = journalPath({ folder, ...scope })
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, 'address,price,amount\n')
    const error = await failureOf(openFileJournal({ folder, ...scope }))
    expect(error).to.have.property('code', 'JOURNAL_DAMAGED')
    expect(error).to.have.nested.property('context.line', 1)
  })
})
