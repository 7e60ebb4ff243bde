import { spawnSync } from 'node:child_process'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
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

/** Repeats an attempt until it fails, and returns the error. */
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

  it('stores records for the next process, in a file that only its owner can read', async () => {
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

    // And it has the path of its list, and is private
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

  it('drops a truncated line, and continues where it began', async () => {
    // Given a file whose last line was cut off by a crash
    const first = await openFileJournal({ folder, ...scope })
    await first.append([sent('a')])
    await first.close()
    await appendFile(journalPath({ folder, ...scope }), '{"kind":"sent","signa')

    // When it is opened and extended
    const second = await openFileJournal({ folder, ...scope })
    await second.append([sent('b')])

    // Then nothing of that line is left
    expect(await second.load()).to.deep.equal([sent('a'), sent('b')])
    await second.close()
  })

  it('clears all records, but keeps its scope', async () => {
    const journal = await openFileJournal({ folder, ...scope })
    await journal.append([sent('a')])
    await journal.clear()
    expect(await journal.load()).to.deep.equal([])
    await journal.close()
    const [line] = (await readFile(journalPath({ folder, ...scope }), 'utf8')).split('\n')
    expect(JSON.parse(line ?? '')).to.deep.equal({ kind: 'journal', version: 1, ...scope })
  })

  it('error: it is open, with the process that holds it', async () => {
    const first = await openFileJournal({ folder, ...scope })
    const error = await failureOf(openFileJournal({ folder, ...scope }))
    const path = journalPath({ folder, ...scope })
    expect(error).to.have.property('code', 'JOURNAL_IN_USE')
    expect(error).to.have.property(
      'message',
      `The journal ${path} is in use by process ${process.pid}: wait until it is done, or end it with kill ${process.pid}`,
    )
    await first.close()
    await (await openFileJournal({ folder, ...scope })).close()
  })

  it('waits for another process on request, and reports it once', async () => {
    // Given a journal that is open
    const first = await openFileJournal({ folder, ...scope })
    await first.append([sent('of the first')])

    // When another caller opens it with a wait, and it is closed as soon as that wait is reported
    const holders: unknown[] = []
    const onWait = (holder: unknown) => {
      holders.push(holder)
      void first.close()
    }
    const second = await openFileJournal({ folder, ...scope, wait: { onWait } })

    // Then it has the earlier records
    expect(await second.load()).to.deep.equal([sent('of the first')])
    expect(holders).to.deep.equal([{ pid: process.pid, host: hostname(), isThisMachine: true }])
    await second.close()
    const names = await readdir(dirname(journalPath({ folder, ...scope })))
    expect(names).to.deep.equal(['phase-2.jsonl'])
  })

  it('stops waiting with its signal', async () => {
    const first = await openFileJournal({ folder, ...scope })
    const controller = new AbortController()
    const reason = new Error('enough')
    const wait = { onWait: () => controller.abort(reason), signal: controller.signal }
    expect(await failureOf(openFileJournal({ folder, ...scope, wait }))).to.equal(reason)
    await first.close()
  })

  it('clears nothing after another process took over its lock', async () => {
    // Given a journal whose lock another process took over, as this one notices
    const journal = await openFileJournal({ folder, ...scope })
    const path = journalPath({ folder, ...scope })
    const taken = Date.now() / 1_000 - 60
    await utimes(`${path}.lock`, taken, taken)
    const failure = await untilFails(() => journal.clear())
    expect(failure).to.have.property('code', 'JOURNAL_IN_USE')

    // When the other one has written, and this one clears its records
    await appendFile(path, journalLines([sent('of the other')]))
    const error = await failureOf(journal.clear())

    // Then the records of the other one are still there
    expect(error).to.have.property('code', 'JOURNAL_IN_USE')
    expect(await journal.load()).to.deep.equal([sent('of the other')])
    await journal.close()
  })

  it('takes over the lock of a killed process', async () => {
    // Given a lock that has not been renewed for a minute
    const path = journalPath({ folder, ...scope })
    await mkdir(`${path}.lock`, { recursive: true })
    const aMinuteAgo = Date.now() / 1_000 - 60
    await utimes(`${path}.lock`, aMinuteAgo, aMinuteAgo)

    // When the journal is opened, then it opens at once, without a reported wait
    const onWait = () => expect.fail('it waited')
    const journal = await openFileJournal({ folder, ...scope, wait: { onWait } })
    expect(await journal.load()).to.deep.equal([])
    await journal.close()
  })

  it('does not take over the lock of a running process that is late, but of one that is suspended', async () => {
    // Given a lock of a running process that has not been renewed for ten seconds
    const path = journalPath({ folder, ...scope })
    const lateBy = async (seconds: number) => {
      const time = Date.now() / 1_000 - seconds
      await utimes(`${path}.lock`, time, time)
    }
    await mkdir(`${path}.lock`, { recursive: true })
    await writeFile(`${path}.holder`, `${process.pid} ${hostname()}`)
    await lateBy(10)

    // When the journal is opened, then it is refused
    const error = await failureOf(openFileJournal({ folder, ...scope }))
    expect(error).to.have.property('code', 'JOURNAL_IN_USE')

    // But not after a minute, when the number may be that of another process
    await lateBy(60)
    await (await openFileJournal({ folder, ...scope })).close()
  })

  it('waits for the lock of a recently killed process to become stale', async () => {
    // Given the recently renewed lock of a process that has ended
    const path = journalPath({ folder, ...scope })
    await mkdir(`${path}.lock`, { recursive: true })
    const { pid } = spawnSync(process.execPath, ['--version'])
    await writeFile(`${path}.holder`, `${pid} ${hostname()}`)

    // When the journal is opened, then it is neither refused nor is a wait reported
    const onWait = () => expect.fail('it waited')
    await (await openFileJournal({ folder, ...scope, wait: { onWait } })).close()
    await mkdir(`${path}.lock`)
    await writeFile(`${path}.holder`, `${pid} ${hostname()}`)
    await (await openFileJournal({ folder, ...scope })).close()
  })

  it('error: the journal of another list, whatever its file name', async () => {
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

  it('error: an invalid line, with its number', async () => {
    const path = journalPath({ folder, ...scope })
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, 'address,price,amount\n')
    const error = await failureOf(openFileJournal({ folder, ...scope }))
    expect(error).to.have.property('code', 'JOURNAL_DAMAGED')
    expect(error).to.have.nested.property('context.line', 1)
  })
})
