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

/** What a run came to, as the client reports it. */
export type ListOutcome =
  | { operation: 'upsert'; report: UpsertReport }
  | { operation: 'remove'; report: RemovalReport }

/** How a run ended. */
export type RunEnd =
  /** Every entry was tried; some may have failed. */
  | { status: 'finished'; outcome: ListOutcome }
  /** The person stopped it; what was on its way was waited for. */
  | { status: 'cancelled'; outcome: ListOutcome | undefined }
  /** The person said no in their wallet. */
  | { status: 'rejected'; outcome: ListOutcome }
  | { status: 'failed'; error: unknown }

/** A change of a list that a person has asked for. */
export interface RunBase {
  scope: JournalScope
  /** What it is called: `Phase 0 of Dawn Chorus`. */
  listName: string
  wanted: WantedList
}

/** Where a change of a list is. */
export type ListRun = RunBase &
  (
    | {
        status: 'running'
        /** Undefined while the list is read. */
        progress: AllowlistProgress | undefined
        /** Why nothing moves, in a sentence; undefined while something does. */
        waiting: string | undefined
        isCancelling: boolean
      }
    | { status: 'ended'; end: RunEnd }
  )

/** An entry that is not as it should be, and why. */
export interface FailedEntry {
  user: string
  /** What it should be; undefined where it should be gone. */
  entry: AllowlistEntryInput | undefined
  reason: string
}

/** Count of entries that a run itself wrote or removed. */
export function changedBy({ operation, report }: ListOutcome): number {
  return operation === 'upsert' ? report.added + report.changed : report.removed
}

/** Entries that a run gave up. */
export function failuresOf(
  outcome: ListOutcome | undefined,
): readonly (FailedUpsert | FailedRemoval)[] {
  if (!outcome) return []
  return outcome.operation === 'upsert'
    ? outcome.report.failedUpserts
    : outcome.report.failedRemovals
}

/** The same as rows to read. */
export function failedEntries(outcome: ListOutcome | undefined): FailedEntry[] {
  return failuresOf(outcome).map((failure) => ({
    user: 'entry' in failure ? failure.entry.user : failure.user,
    entry: 'entry' in failure ? failure.entry : undefined,
    reason: failure.error.message,
  }))
}

/** What to ask for so that only the entries that failed are tried again. */
export function wantedAgain(outcome: ListOutcome): WantedList {
  return outcome.operation === 'upsert'
    ? { operation: 'upsert', entries: outcome.report.failedUpserts.map(({ entry }) => entry) }
    : { operation: 'remove', users: outcome.report.failedRemovals.map(({ user }) => user) }
}

/** Whether something of what was asked for is left to do, and has been begun. */
export function isUnfinished(end: RunEnd, hasBegun: boolean): boolean {
  return end.status === 'finished' ? failuresOf(end.outcome).length > 0 : hasBegun
}
