import {
  LAMPORTS_PER_SIGNATURE,
  type PhaseDifference,
  type PlannedTransaction,
} from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'

/** Counts changes: `1 new phase and 3 changes in 2 phases`. */
export function changesSummary(differences: readonly PhaseDifference[]): string {
  const added = differences.filter(({ type }) => type === 'add').length
  const modified = differences.filter(({ type }) => type === 'modify')
  const changes = modified.reduce((sum, { fields }) => sum + fields.length, 0)
  const parts = [
    added > 0 && countText(added, 'new phase'),
    changes > 0 && `${countText(changes, 'change')} in ${countText(modified.length, 'phase')}`,
  ]
  return parts.filter(Boolean).join(' and ') || 'Nothing to change'
}

/**
 * Sums lamports for transactions with one signature each, including rent; without priority fees, which depend on how
 * busy the network is.
 */
export function planCost(transactions: readonly PlannedTransaction[]): bigint {
  return transactions.reduce((sum, { rent }) => sum + rent + LAMPORTS_PER_SIGNATURE, 0n)
}
