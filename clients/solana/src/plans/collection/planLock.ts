import type { Locks } from '../../instructions/types.ts'
import type { Plan } from '../../transaction/plan.ts'
import { collectionChanges, collectionTermsOf } from '../changes/collectionChanges.ts'
import { lockedParts, lockWarnings, newLocks, partsText } from '../lockedParts.ts'
import { changeContext } from './changeContext.ts'
import { packChanges } from './packChanges.ts'
import { type PlanFor, requireCreator } from './requireRole.ts'

export interface LockPlanInput extends PlanFor {
  /** Parts to lock; false and omitted ones stay as they are. */
  readonly locks: Partial<Locks>
}

/**
 * Locks parts of a collection, for good: see `Locks`. Has no transactions if they are locked already.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 */
export function planLock(input: LockPlanInput): Plan {
  const { info } = input
  requireCreator(input)
  const locks = newLocks(info.locks, input.locks)
  const parts = lockedParts(locks)
  return {
    title: parts.length > 0 ? `Lock ${partsText(parts)} of ${info.symbol}` : 'Nothing to lock',
    transactions: packChanges(
      changeContext(input),
      parts.length > 0 ? [{ type: 'lock', locks }] : [],
    ),
    warnings: lockWarnings(locks),
    changes: collectionChanges(collectionTermsOf(info), { locks: { ...info.locks, ...locks } }),
  }
}
