import type { MintlineError } from '@mintline/core'
import type { AllowlistChangeInput } from '../batches/changeOptions.ts'
import type { BatchRunResult } from '../batches/runBatches.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'
import type { UpsertItem } from './upsertWork.ts'

/** The requested entries. */
export interface UpsertAllowlistInput extends AllowlistChangeInput {
  /** Requested entries, each wallet once. Entries of other wallets stay unchanged. */
  readonly entries: readonly AllowlistEntryInput[]
}

/** An entry that could not be brought on chain, with the reason. */
export interface FailedUpsert {
  readonly entry: AllowlistEntryInput
  readonly error: MintlineError
}

/** Result of an upsert. The counts add up to the number of entries. */
export interface UpsertReport {
  /** `finished` if every entry was tried, `cancelled` if the upsert was ended early. */
  readonly status: 'finished' | 'cancelled'
  /** Number of requested entries. */
  readonly total: number
  /** Entries of wallets that had none. */
  readonly added: number
  /** Entries with another price or amount before. */
  readonly changed: number
  /** Entries that were already on chain. */
  readonly skipped: number
  /** Skipped entries that an earlier, unfinished run wrote. */
  readonly resumed: number
  /** Entries that were given up after retries. */
  readonly failedUpserts: readonly FailedUpsert[]
  /** Entries not tried, because the upsert was ended early. */
  readonly untried: number
  /** Transactions of this run that are known to have landed, base58. */
  readonly signatures: readonly string[]
  /** Number of transactions of an earlier run whose outcome has only now become known. */
  readonly settled: number
  /** Lamports locked by the added entries. */
  readonly rent: bigint
}

/** The report of an upsert. */
export function upsertReport(
  { isCancelled, done, failed, signatures }: BatchRunResult<UpsertItem>,
  {
    total,
    skipped,
    resumed,
    settled,
  }: Pick<UpsertReport, 'total' | 'skipped' | 'resumed' | 'settled'>,
): UpsertReport {
  const added = done.filter(({ record }) => record === undefined)
  return {
    status: isCancelled ? 'cancelled' : 'finished',
    total,
    added: added.length,
    changed: done.length - added.length,
    skipped,
    resumed,
    failedUpserts: failed.map(({ item, error }) => ({ entry: item.entry, error })),
    untried: total - skipped - done.length - failed.length,
    signatures,
    settled,
    rent: added.reduce((sum, { rent }) => sum + rent, 0n),
  }
}
