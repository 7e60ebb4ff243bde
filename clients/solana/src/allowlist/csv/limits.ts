import { MAX_MERKLE_VALUE } from '../../limits.ts'
import { MAX_ALLOWLIST_AMOUNT, MAX_ALLOWLIST_PRICE } from '../entryInput.ts'

/** Limits of the records of a kind of list. */
export interface ListLimits {
  /** Lamports. */
  readonly maxPrice: bigint
  /** Items; the minimum is 1. */
  readonly maxAmount: bigint
}

/** Limits by the type of the phase. */
export const LIST_LIMITS = {
  allowList: { maxPrice: MAX_ALLOWLIST_PRICE, maxAmount: BigInt(MAX_ALLOWLIST_AMOUNT) },
  merkleTree: { maxPrice: MAX_MERKLE_VALUE, maxAmount: MAX_MERKLE_VALUE },
} as const satisfies Record<string, ListLimits>
