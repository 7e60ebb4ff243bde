import type { MintlineError } from '@mintline/core'
import type { AllowlistChangeInput } from '../batches/changeOptions.ts'
import type { BatchRunResult } from '../batches/runBatches.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'
import type { UpsertItem } from './upsertWork.ts'

/** Which entries are to be on chain. */
export interface UpsertAllowlistInput extends AllowlistChangeInput {
  /** What shall be on chain, each wallet once. Entries of other wallets stay as they are. */
  readonly entries: readonly AllowlistEntryInput[]
}

/** An entry that is not on chain as it should be, and why. */
export interface FailedUpsert {
  readonly entry: AllowlistEntryInput
  readonly error: MintlineError
}

/** What an upsert did. The entries of all counts sum to those given. */
export interface UpsertReport {
  /** Whether every entry was tried, or the upsert was ended early. */
  readonly status: 'finished' | 'cancelled'
  /** Entries given. */
  readonly total: number
  /** Entries of wallets that had none. */
  readonly added: number
  /** Entries whose price or amount were others. */
  readonly changed: number
  /** Entries that were on chain as they are wanted. */
  readonly skipped: number
  /** Of those skipped, entries that an earlier run wrote which did not come to its end. */
  readonly resumed: number
  /** Entries that were given up after retries. */
  readonly failedUpserts: readonly FailedUpsert[]
  /** Entries not tried, because the upsert was ended early. */
  readonly untried: number
  /** Transactions of this run that are known to have landed, base58. */
  readonly signatures: readonly string[]
  /** Transactions of an earlier run of which it was not known what became of them; now it is. */
  readonly settled: number
  /** Lamports locked by the entries that were added. */
  readonly rent: bigint
}

/** What became of the entries given. */
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
