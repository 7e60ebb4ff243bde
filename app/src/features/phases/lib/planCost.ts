import { LAMPORTS_PER_SIGNATURE, type PlannedTransaction } from '@mintline/solana'

/**
 * Sums lamports for transactions with one signature each, including rent; without priority fees, which depend on how
 * busy the network is.
 */
export function planCost(transactions: readonly PlannedTransaction[]): bigint {
  return transactions.reduce((sum, { rent }) => sum + rent + LAMPORTS_PER_SIGNATURE, 0n)
}
