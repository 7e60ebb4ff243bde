import { MAX_MERKLE_VALUE } from '../../limits.ts'
import { MAX_ALLOWLIST_AMOUNT, MAX_ALLOWLIST_PRICE } from '../entryInput.ts'

/** What a list's records can hold. */
export interface ListLimits {
  /** Lamports. */
  readonly maxPrice: bigint
  /** Items; the minimum is 1. */
  readonly maxAmount: bigint
}

/** Limits by phase type. */
export const LIST_LIMITS = {
  allowList: { maxPrice: MAX_ALLOWLIST_PRICE, maxAmount: BigInt(MAX_ALLOWLIST_AMOUNT) },
  merkleTree: { maxPrice: MAX_MERKLE_VALUE, maxAmount: MAX_MERKLE_VALUE },
} as const satisfies Record<string, ListLimits>
