import { remainingOf } from '@mintline/core'
import type { ClaimTerms } from '@mintline/solana/reads'

/** Maximum number of items per request: five approvals in the wallet. */
const MOST_AT_ONCE = 10n

/** Limits of the quantity that a wallet can request. */
export interface QuantityBounds {
  /** Maximum; 0 = none. */
  max: bigint
  /** Items that the wallet can still mint in total; undefined = unlimited. */
  remaining: bigint | undefined
}

/** Limits of the quantity from the wallet's caps and the remaining supply. */
export function quantityBounds({ perWallet, supply }: ClaimTerms): QuantityBounds {
  const remaining = remainingOf(perWallet)
  const limits = [MOST_AT_ONCE, remaining, remainingOf(supply)]
  return { max: limits.reduce<bigint>(least, MOST_AT_ONCE), remaining }
}

/** The allowed quantity nearest to the requested one; at least 1. */
export function withinBounds(quantity: bigint, { max }: QuantityBounds): bigint {
  if (quantity > max) return max > 1n ? max : 1n
  return quantity < 1n ? 1n : quantity
}

function least(smallest: bigint, limit: bigint | undefined): bigint {
  return limit !== undefined && limit < smallest ? limit : smallest
}
