import type { MintlineError } from '../errors/mintlineError.ts'
import type { BatchRunResult } from './runBatches.ts'

/** Result of a list change. The entry counts add up to the total. */
export interface ListReport {
  /** `finished` if every entry was tried, `cancelled` if the run ended early. */
  readonly status: 'finished' | 'cancelled'
  /** Number of requested entries, or of wallets to remove. */
  readonly total: number
  /** Entries already as requested. */
  readonly skipped: number
  /** Entries not tried, because the run ended early. */
  readonly untried: number
  /** Transactions from an earlier run whose outcome only became known now. */
  readonly settled: number
}

/** An entry that did not get on chain, with the reason. */
export interface FailedUpsert<Entry> {
  readonly entry: Entry
  readonly error: MintlineError
}

/** Upsert result. */
export interface UpsertReport<Entry> extends ListReport {
  /** Entries for wallets that had none. */
  readonly added: number
  /** Entries that had other terms before. */
  readonly changed: number
  /** Skipped entries that an earlier, unfinished run wrote. */
  readonly resumed: number
  /** Entries given up after retries. */
  readonly failedUpserts: readonly FailedUpsert<Entry>[]
}

/** An entry still on chain, with the reason. */
export interface FailedRemoval {
  /** The entry's wallet. */
  readonly user: string
  readonly error: MintlineError
}

/** Removal result. */
export interface RemovalReport extends ListReport {
  readonly removed: number
  /** Entries given up after retries. */
  readonly failedRemovals: readonly FailedRemoval[]
}

type Counts = Pick<ListReport, 'total' | 'skipped' | 'settled'>

type BatchEnd<Item> = Omit<BatchRunResult<Item, never>, 'landed'>

/** Builds the report for an upsert. */
export function upsertReport<Item, Entry>(
  result: BatchEnd<Item>,
  { resumed, ...counts }: Counts & Pick<UpsertReport<Entry>, 'resumed'>,
  { isNew, entryOf }: { isNew(item: Item): boolean; entryOf(item: Item): Entry },
): UpsertReport<Entry> {
  const { done, failed } = result
  const added = done.filter(isNew).length
  return {
    ...listReport(result, counts),
    added,
    changed: done.length - added,
    resumed,
    failedUpserts: failed.map(({ item, error }) => ({ entry: entryOf(item), error })),
  }
}

/** Builds the report for a removal. */
export function removalReport<Item>(
  result: BatchEnd<Item>,
  counts: Counts,
  userOf: (item: Item) => string,
): RemovalReport {
  return {
    ...listReport(result, counts),
    removed: result.done.length,
    failedRemovals: result.failed.map(({ item, error }) => ({ user: userOf(item), error })),
  }
}

function listReport<Item>(
  { isCancelled, done, failed }: BatchEnd<Item>,
  { total, skipped, settled }: Counts,
): ListReport {
  const untried = total - skipped - done.length - failed.length
  return { status: isCancelled ? 'cancelled' : 'finished', total, skipped, untried, settled }
}
