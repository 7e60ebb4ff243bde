import {
  type FailedUpsert as FailedUpsertOf,
  type UpsertReport as ReportOf,
  upsertReport as reportOf,
} from '@mintline/core/batches'
import type { AllowlistChangeInput } from '../batches/changeOptions.ts'
import type { BatchRunResult } from '../batches/runBatches.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'
import type { UpsertItem } from './upsertWork.ts'

/** The requested entries. */
export interface UpsertAllowlistInput extends AllowlistChangeInput {
  /** Requested entries, each wallet once. Other wallets' entries stay unchanged. */
  readonly entries: readonly AllowlistEntryInput[]
}

/** An entry that could not be brought on chain, with the reason. */
export type FailedUpsert = FailedUpsertOf<AllowlistEntryInput>

/** An upsert's result. The counts add up to the number of entries. */
export interface UpsertReport extends ReportOf<AllowlistEntryInput> {
  /** This run's transactions that are known to have landed, in base58. */
  readonly signatures: readonly string[]
  /** Lamports locked by the added entries. */
  readonly rent: bigint
}

/** Builds the report on an upsert. */
export function upsertReport(
  result: BatchRunResult<UpsertItem>,
  counts: Pick<UpsertReport, 'total' | 'skipped' | 'resumed' | 'settled'>,
): UpsertReport {
  const { done, signatures } = result
  const isNew = ({ record }: UpsertItem) => record === undefined
  return {
    ...reportOf(result, counts, { isNew, entryOf: ({ entry }) => entry }),
    signatures,
    rent: done.filter(isNew).reduce((sum, { rent }) => sum + rent, 0n),
  }
}
