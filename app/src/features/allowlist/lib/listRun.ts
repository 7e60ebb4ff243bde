import type {
  AllowlistEntryInput,
  AllowlistProgress,
  FailedRemoval,
  FailedUpsert,
  JournalScope,
  RemovalReport,
  UpsertReport,
} from '@mintline/solana'
import type { WantedList } from './wantedList.ts'

/** The client's report of a run. */
export type ListOutcome =
  | { operation: 'upsert'; report: UpsertReport }
  | { operation: 'remove'; report: RemovalReport }

/** A run's outcome. */
export type RunEnd =
  /** Every entry was tried; some may have failed. */
  | { status: 'finished'; outcome: ListOutcome }
  /** The person stopped it; pending transactions were waited for. */
  | { status: 'cancelled'; outcome: ListOutcome | undefined }
  /** The person rejected it in the wallet. */
  | { status: 'rejected'; outcome: ListOutcome }
  | { status: 'failed'; error: unknown }

/** A requested change to a list. */
export interface RunBase {
  scope: JournalScope
  /** Display name: `Phase 1 of Dawn Chorus`. */
  listName: string
  wanted: WantedList
}

/** A list change in progress or ended. */
export type ListRun = RunBase &
  (
    | {
        status: 'running'
        /** Undefined while the list is being read. */
        progress: AllowlistProgress | undefined
        /** Why the run is waiting, in a sentence; undefined while it is not. */
        waiting: string | undefined
        isCancelling: boolean
      }
    | { status: 'ended'; end: RunEnd }
  )

/** An entry that could not be written or removed, and why. */
export interface FailedEntry {
  user: string
  /** The wanted entry; undefined = it should be removed. */
  entry: AllowlistEntryInput | undefined
  reason: string
}

/** Returns the number of entries that a run itself wrote or removed. */
export function changedBy({ operation, report }: ListOutcome): number {
  return operation === 'upsert' ? report.added + report.changed : report.removed
}

/** Returns a run's failed entries. */
export function failuresOf(
  outcome: ListOutcome | undefined,
): readonly (FailedUpsert | FailedRemoval)[] {
  if (!outcome) return []
  return outcome.operation === 'upsert'
    ? outcome.report.failedUpserts
    : outcome.report.failedRemovals
}

/** Returns a run's failed entries as rows for display. */
export function failedEntries(outcome: ListOutcome | undefined): FailedEntry[] {
  return failuresOf(outcome).map((failure) => ({
    user: 'entry' in failure ? failure.entry.user : failure.user,
    entry: 'entry' in failure ? failure.entry : undefined,
    reason: failure.error.message,
  }))
}

/** Creates a request that retries only the failed entries. */
export function retryRequest(outcome: ListOutcome): WantedList {
  return outcome.operation === 'upsert'
    ? { operation: 'upsert', entries: outcome.report.failedUpserts.map(({ entry }) => entry) }
    : { operation: 'remove', users: outcome.report.failedRemovals.map(({ user }) => user) }
}

/** Returns true if a run was started and left something undone. */
export function isUnfinished(end: RunEnd, hasBegun: boolean): boolean {
  return end.status === 'finished' ? failuresOf(end.outcome).length > 0 : hasBegun
}

/** Returns a list's unique key: a collection's phase on a chain. */
export function listKey({ genesisHash, deployment, phaseIndex }: JournalScope): string {
  return `${genesisHash}/${deployment}/${phaseIndex}`
}
