import type { MintlineError } from '@mintline/core'
import type { AllowlistJournal, AllowlistProgress, JournalScope } from '@mintline/solana'
import { listKey } from './listKey.ts'
import { isUnfinished, type ListOutcome, type RunEnd } from './listRun.ts'
import type { StoredList, WantedList } from './wantedList.ts'

/** What a run hands to the client. */
export interface RunTools {
  journal: AllowlistJournal
  signal: AbortSignal
  onProgress: (progress: AllowlistProgress) => void
  onNodeFailure: (error: MintlineError) => void
}

/** Where a browser keeps what was asked for. */
export interface StorageEffects {
  /** Rejects where another tab is at the list. */
  lock: <Result>(list: string, work: () => Promise<Result>) => Promise<Result>
  openJournal: (scope: JournalScope) => Promise<AllowlistJournal>
  kept: (scope: JournalScope) => Promise<StoredList | undefined>
  keep: (kept: StoredList) => Promise<void>
  forget: (scope: JournalScope) => Promise<void>
}

interface KeptRun {
  scope: JournalScope
  wanted: WantedList
  act: (tools: RunTools) => Promise<ListOutcome>
  tools: Omit<RunTools, 'journal'>
}

/**
 * Changes a list while no other tab does, and keeps what was asked for until all of it is done. Never
 * rejects: what goes wrong is how it ended.
 */
export function storedRun(
  { scope, wanted, act, tools }: KeptRun,
  effects: StorageEffects,
): Promise<RunEnd> {
  const run = async (): Promise<RunEnd> => {
    const journal = await effects.openJournal(scope)
    try {
      const wasKept = (await effects.kept(scope)) !== undefined
      await effects.keep({ scope, wanted, since: Date.now() })
      const end = await endOf(() => act({ ...tools, journal }), tools.signal)
      const hasSent = (await journal.load()).length > 0
      if (!isUnfinished(end, wasKept || hasSent)) await effects.forget(scope)
      return end
    } finally {
      await journal.close()
    }
  }
  return effects.lock(listKey(scope), run).catch((error: unknown): RunEnd => failed(error))
}

/** How a change ended. A wallet's no ends it early, and so does the person's signal. */
async function endOf(act: () => Promise<ListOutcome>, signal: AbortSignal): Promise<RunEnd> {
  try {
    const outcome = await act()
    if (outcome.report.status === 'finished') return { status: 'finished', outcome }
    return { status: signal.aborted ? 'cancelled' : 'rejected', outcome }
  } catch (error) {
    if (signal.aborted && error === signal.reason)
      return { status: 'cancelled', outcome: undefined }
    return failed(error)
  }
}

function failed(error: unknown): RunEnd {
  return { status: 'failed', error }
}
