import { remainingOf } from '@mintline/core'
import type { ClaimTerms } from '@mintline/solana/reads'

/** Items that can be asked for at once: five approvals in the wallet. */
const MOST_AT_ONCE = 10n

/** How many items a wallet may ask for now. */
export interface QuantityBounds {
  /** At most; 0 = none. */
  max: bigint
  /** What the wallet may mint in all from now on; undefined = as many as it likes. */
  remaining: bigint | undefined
}

/** How many items a wallet may ask for, by its own caps and by what is left. */
export function quantityBounds({ perWallet, supply }: ClaimTerms): QuantityBounds {
  const remaining = remainingOf(perWallet)
  const limits = [MOST_AT_ONCE, remaining, remainingOf(supply)]
  return { max: limits.reduce<bigint>(least, MOST_AT_ONCE), remaining }
}

/** The quantity nearest to what was asked for; at least 1. */
export function withinBounds(quantity: bigint, { max }: QuantityBounds): bigint {
  if (quantity > max) return max > 1n ? max : 1n
  return quantity < 1n ? 1n : quantity
}

function least(smallest: bigint, limit: bigint | undefined): bigint {
  return limit !== undefined && limit < smallest ? limit : smallest
}
