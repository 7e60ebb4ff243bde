import type { MintlineError } from '@mintline/core'
import type { AllowlistJournal, AllowlistProgress, JournalScope } from '@mintline/solana'
import type { TransactionRecord } from '#entities/transaction/lib/transactionRecord.ts'
import { countText } from '#shared/lib/countText.ts'
import { changedBy, isUnfinished, type ListOutcome, listKey, type RunEnd } from './listRun.ts'
import { beforeText, entriesText } from './runTexts.ts'
import type { StoredList, WantedList } from './wantedList.ts'

/** Dependencies that a run passes to the client. */
export interface RunTools {
  journal: AllowlistJournal
  signal: AbortSignal
  onProgress: (progress: AllowlistProgress) => void
  onNodeFailure: (error: MintlineError) => void
}

/** Stores requests in the browser. */
export interface StorageEffects {
  /** Rejects while another tab holds the list's lock. */
  lock: <Result>(list: string, work: () => Promise<Result>) => Promise<Result>
  openJournal: (scope: JournalScope) => Promise<AllowlistJournal>
  kept: (scope: JournalScope) => Promise<StoredList | undefined>
  keep: (kept: StoredList) => Promise<void>
  forget: (scope: JournalScope) => Promise<void>
}

interface RunInput {
  scope: JournalScope
  wanted: WantedList
  act: (tools: RunTools) => Promise<ListOutcome>
  tools: Omit<RunTools, 'journal'>
}

/**
 * Changes a list while holding its lock, and stores the request until it is completely done. Never rejects: errors
 * become the run's end.
 */
export function storedRun(
  { scope, wanted, act, tools }: RunInput,
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

/** Awaits a change and returns its end. A rejection in the wallet ends it early, and so does the person's signal. */
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

/** A run's wallet, network and end. */
interface RunFacts extends Pick<TransactionRecord, 'genesisHash' | 'wallet'> {
  /** The list's display name: `Phase 1 of Dawn Chorus`. */
  listName: string
  /** Milliseconds since 1970. */
  endedAt: number
}

/**
 * Creates one record for a whole run in the recent transactions, with the signature of the last transaction that
 * landed; undefined if none did.
 */
export function runRecord(
  outcome: ListOutcome,
  { listName, genesisHash, wallet, endedAt }: RunFacts,
): TransactionRecord | undefined {
  const { signatures } = outcome.report
  const signature = signatures.at(-1)
  if (signature === undefined) return undefined
  const verb = outcome.operation === 'upsert' ? 'Wrote' : 'Removed'
  const done = `${verb} ${entriesText(changedBy(outcome))} in ${countText(signatures.length, 'transaction')}`
  const parts = [done, beforeText(outcome)].filter((part) => part !== undefined)
  return {
    signature,
    title: `${parts.join(', ')}. ${listName}`,
    genesisHash,
    wallet,
    status: 'confirmed',
    signedAt: endedAt,
    // It has landed: nobody checks whether it still can.
    lastValidBlockHeight: 0,
  }
}
