import { remainingOf, type Usage } from '@mintline/core'

/** Limits for the quantity that a wallet can request. */
export interface QuantityBounds {
  /** Maximum; 0 = nothing can be minted. */
  max: bigint
  /** Items that the wallet can still mint in total; undefined = unlimited. */
  remaining: bigint | undefined
}

/** Caps for a wallet and the supply. */
export interface Caps {
  perWallet: Usage
  supply: Usage
}

/**
 * Derives the quantity limits from the wallet's caps and the remaining supply.
 *
 * @param mostAtOnce Maximum items per request.
 */
export function quantityBounds({ perWallet, supply }: Caps, mostAtOnce: bigint): QuantityBounds {
  const remaining = remainingOf(perWallet)
  const limits = [remaining, remainingOf(supply)]
  return { max: limits.reduce<bigint>(least, mostAtOnce), remaining }
}

/** Returns the allowed quantity nearest to the requested one; at least 1. */
export function withinBounds(quantity: bigint, { max }: QuantityBounds): bigint {
  if (quantity > max) return max > 1n ? max : 1n
  return quantity < 1n ? 1n : quantity
}

/** Returns true if a wallet may mint more after that many items, as long as any are left. */
export function leavesMore({ remaining }: QuantityBounds, quantity: bigint): boolean {
  return remaining === undefined || remaining > quantity
}

function least(smallest: bigint, limit: bigint | undefined): bigint {
  return limit !== undefined && limit < smallest ? limit : smallest
}
