import { CoreError } from '@mintline/core'
import 'fake-indexeddb/auto'
import { solanaAddress } from '@mintline/core/identifiers'
import type { AllowlistProgress, JournalRecord, UpsertReport } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { createListRuns, type RunRequest } from './createListRuns.ts'
import { type ListOutcome, type ListRun, listKey } from './listRun.ts'
import { forgetList, openListJournal, storedList, storeList } from './listStorage.ts'
import type { WantedList } from './wantedList.ts'

const ENTRY = {
  user: solanaAddress('So11111111111111111111111111111111111111112'),
  price: 5n,
  amount: 1,
}
const WANTED: WantedList = { operation: 'upsert', entries: [ENTRY] }
const SENT: JournalRecord = {
  kind: 'sent',
  operation: 'upsert',
  users: [ENTRY.user],
  signature: 'signature',
  lastValidBlockHeight: 1,
  wire: Uint8Array.of(1),
}
const PROGRESS: AllowlistProgress = {
  total: 1,
  done: 0,
  skipped: 0,
  failed: 0,
  inFlight: 1,
  entriesPerSecond: 0,
  secondsLeft: undefined,
}

let lists = 0

/** Creates runs over real storage, with their own list. */
function setUp({ isLocked = false } = {}) {
  lists += 1
  const scope = { genesisHash: 'chain', deployment: `runs ${lists}`, phaseIndex: 0 }
  const announced: ListRun['status'][] = []
  const runs = createListRuns({
    lock: (_list, work) => (isLocked ? Promise.reject(new Error('In another tab.')) : work()),
    openJournal: openListJournal,
    kept: storedList,
    keep: storeList,
    forget: forgetList,
    announce: ({ status }) => announced.push(status),
  })
  let ends = 0
  const start = (change: RunRequest['change']) =>
    runs.start({
      scope,
      listName: 'phase 1 of Dawn',
      wanted: WANTED,
      change,
      onEnd: () => {
        ends += 1
      },
    })
  const key = listKey(scope)
  return { scope, runs, start, key, announced, ends: () => ends, run: () => runs.get(key) }
}

function report(change: Partial<UpsertReport> = {}): ListOutcome {
  return {
    operation: 'upsert',
    report: {
      status: 'finished',
      total: 1,
      added: 1,
      changed: 0,
      skipped: 0,
      resumed: 0,
      failedUpserts: [],
      untried: 0,
      signatures: ['signature'],
      settled: 0,
      rent: 1n,
      ...change,
    },
  }
}

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('createListRuns', () => {
  it('stores the request while it runs, asks before the tab is closed, and deletes it when all is done', async () => {
    const { scope, start, run, announced, ends } = setUp()
    await start(async ({ journal, onProgress }) => {
      expect((await storedList(scope))?.wanted).toEqual(WANTED)
      expect(isLeavingAsked()).toBe(true)
      await journal.append([SENT])
      onProgress(PROGRESS)
      expect(run()).toMatchObject({ status: 'running', progress: PROGRESS, waiting: undefined })
      await journal.clear()
      return report()
    })

    expect(run()).toMatchObject({ status: 'ended', end: { status: 'finished' } })
    expect(await storedList(scope)).toBeUndefined()
    expect(isLeavingAsked()).toBe(false)
    expect(announced).toEqual(['running', 'ended'])
    expect(ends()).toBe(1)
  })

  it('reports a node that does not answer, until there is progress', async () => {
    const { start, run } = setUp()
    await start(async ({ onNodeFailure, onProgress }) => {
      const reason = 'no answer'
      onNodeFailure(new CoreError('NODE_NOT_AVAILABLE', { method: 'getBalance', reason }))
      expect(run()).toMatchObject({ waiting: expect.stringContaining('no answer') })
      onProgress(PROGRESS)
      expect(run()).toMatchObject({ waiting: undefined })
      const limited = { method: 'getBalance', status: 429, reason: '429 Too Many Requests' }
      onNodeFailure(new CoreError('NODE_RATE_LIMITED', limited))
      expect(run()).toMatchObject({
        waiting: 'It limits requests (429). Requests are repeated; nothing sent is lost.',
      })
      return report()
    })
  })

  it('keeps the request if entries failed', async () => {
    const { scope, start } = setUp()
    const error = new CoreError('NODE_REFUSED', { method: 'sendTransaction', reason: 'no' })
    await start(async () => report({ added: 0, failedUpserts: [{ entry: ENTRY, error }] }))
    expect((await storedList(scope))?.wanted).toEqual(WANTED)
  })

  it('is cancelled by the person, and keeps the request if something was sent', async () => {
    const { scope, runs, key, start, run } = setUp()
    await start(async ({ journal, signal }) => {
      await journal.append([SENT])
      runs.cancel(key)
      expect(signal.aborted).toBe(true)
      expect(run()).toMatchObject({ isCancelling: true })
      return report({ status: 'cancelled', added: 0, untried: 1 })
    })
    expect(run()).toMatchObject({ end: { status: 'cancelled' } })
    expect(await storedList(scope)).toBeDefined()
  })

  it('is rejected in the wallet, and deletes the request if nothing was sent', async () => {
    const { scope, start, run } = setUp()
    await start(async () => report({ status: 'cancelled', added: 0, untried: 1 }))
    expect(run()).toMatchObject({ end: { status: 'rejected' } })
    expect(await storedList(scope)).toBeUndefined()
  })

  it('is cancelled without a report if the signal ends it before anything was sent', async () => {
    const { runs, key, start, run } = setUp()
    await start(async ({ signal }) => {
      runs.cancel(key)
      throw signal.reason
    })
    expect(run()).toMatchObject({ end: { status: 'cancelled', outcome: undefined } })
  })

  it('keeps a request that was started earlier, even if nothing could be sent this time', async () => {
    const { scope, start } = setUp()
    await storeList({ scope, wanted: WANTED, since: 1 })
    await start(() => Promise.reject(new Error('No money.')))
    expect(await storedList(scope)).toBeDefined()
  })

  it('reports why it failed, and deletes a request of which nothing was sent', async () => {
    const { scope, start, run } = setUp()
    const error = new Error('No money.')
    await start(() => Promise.reject(error))
    expect(run()).toMatchObject({ end: { status: 'failed', error } })
    expect(await storedList(scope)).toBeUndefined()
  })

  it('starts nothing while another tab holds the list', async () => {
    const { scope, start, run } = setUp({ isLocked: true })
    let isStarted = false
    await start(async () => {
      isStarted = true
      return report()
    })
    expect(isStarted).toBe(false)
    expect(run()).toMatchObject({ end: { status: 'failed', error: new Error('In another tab.') } })
    expect(await storedList(scope)).toBeUndefined()
  })

  it('runs one change per list at a time, and dismisses only ended ones', async () => {
    const { runs, key, start, run } = setUp()
    await start(async () => {
      await start(() => Promise.reject(new Error('A second one.')))
      runs.dismiss(key)
      expect(run()?.status).toBe('running')
      return report()
    })
    expect(run()).toMatchObject({ end: { status: 'finished' } })
    runs.dismiss(key)
    expect(run()).toBeUndefined()
  })
})
