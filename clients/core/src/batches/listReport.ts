import type { MintlineError } from '../errors/index.ts'
import type { BatchRunResult } from './runBatches.ts'

/** Result of a change of a list. The counts of entries add up to the total. */
export interface ListReport {
  /** `finished` if every entry was tried, `cancelled` if the change was ended early. */
  readonly status: 'finished' | 'cancelled'
  /** Number of requested entries, or of wallets to remove. */
  readonly total: number
  /** Entries that were already as requested. */
  readonly skipped: number
  /** Entries not tried, because the change was ended early. */
  readonly untried: number
  /** Number of transactions of an earlier run whose outcome has only now become known. */
  readonly settled: number
}

/** An entry that could not be brought on chain, with the reason. */
export interface FailedUpsert<Entry> {
  readonly entry: Entry
  readonly error: MintlineError
}

/** Result of an upsert. */
export interface UpsertReport<Entry> extends ListReport {
  /** Entries of wallets that had none. */
  readonly added: number
  /** Entries with other terms before. */
  readonly changed: number
  /** Skipped entries that an earlier, unfinished run wrote. */
  readonly resumed: number
  /** Entries that were given up after retries. */
  readonly failedUpserts: readonly FailedUpsert<Entry>[]
}

/** An entry that is still on chain, with the reason. */
export interface FailedRemoval {
  /** The wallet of the entry. */
  readonly user: string
  readonly error: MintlineError
}

/** Result of a removal. */
export interface RemovalReport extends ListReport {
  readonly removed: number
  /** Entries that were given up after retries. */
  readonly failedRemovals: readonly FailedRemoval[]
}

type Counts = Pick<ListReport, 'total' | 'skipped' | 'settled'>

/** End of a run of batches. */
type BatchEnd<Item> = Omit<BatchRunResult<Item, never>, 'landed'>

/** The report of an upsert. */
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

/** The report of a removal. */
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
