import { DEFAULT_MAX_PER_TRANSACTION } from '@mintline/core'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { ClaimRequest } from './claimRequest.ts'

/** Maximum items per transaction; the fourth fits only where Token-2022 takes calls in a batch. */
export const MAX_ITEMS_PER_TRANSACTION = 4

/**
 * Returns how many items a mint puts in one transaction at most, if they fit.
 *
 * @throws MAX_PER_TRANSACTION_INVALID
 */
export function itemsPerTransaction({
  maxPerTransaction = Number(DEFAULT_MAX_PER_TRANSACTION),
}: Pick<ClaimRequest, 'maxPerTransaction'>): number {
  const isAllowed =
    Number.isInteger(maxPerTransaction) &&
    maxPerTransaction >= 1 &&
    maxPerTransaction <= MAX_ITEMS_PER_TRANSACTION
  if (isAllowed) return maxPerTransaction
  const context = { maxPerTransaction, max: MAX_ITEMS_PER_TRANSACTION }
  throw new SolanaClientError('MAX_PER_TRANSACTION_INVALID', context)
}
