import { NATIVE_DECIMALS } from '@mintline/core/amounts'
import type { AllowlistEntryInput } from './entryInput.ts'
import type { MerkleEntryInput } from './merkleEntry.ts'

/** A list's totals, for review. */
export interface ListTotals {
  readonly wallets: number
  /** Entries whose price is 0. */
  readonly free: number
  /** Lowest price above 0 in base units; undefined = every entry is free. */
  readonly lowestPrice: bigint | undefined
  /** Highest price above 0 in base units; undefined = every entry is free. */
  readonly highestPrice: bigint | undefined
  /** Revenue in base units, fees included, if every wallet mints all it may. */
  readonly totalPrice: bigint
  /** Items for all wallets together. */
  readonly items: bigint
  /** True if the lowest price above 0 is below `cheapPriceOf`, which suggests a wrong unit. */
  readonly isSuspiciouslyCheap: boolean
}

/** Returns the base units below which a price needs confirmation: 0.001 SOL, or 0.001 of a token. */
export function cheapPriceOf(decimals: number): bigint {
  return 10n ** BigInt(Math.max(decimals - 3, 0))
}

/**
 * Adds up an allowlist or a merkle list.
 *
 * @param decimals The price token's. Default: prices are in the network's coin.
 */
export function listTotals(
  entries: readonly (AllowlistEntryInput | MerkleEntryInput)[],
  decimals: number = NATIVE_DECIMALS,
): ListTotals {
  let free = 0
  let lowestPrice: bigint | undefined
  let highestPrice: bigint | undefined
  let totalPrice = 0n
  let items = 0n
  for (const entry of entries) {
    const amount = 'amount' in entry ? BigInt(entry.amount) : entry.maxClaims
    items += amount
    if (entry.price === 0n) {
      free += 1
      continue
    }
    totalPrice += entry.price * amount
    if (lowestPrice === undefined || entry.price < lowestPrice) lowestPrice = entry.price
    if (highestPrice === undefined || entry.price > highestPrice) highestPrice = entry.price
  }
  const isSuspiciouslyCheap = lowestPrice !== undefined && lowestPrice < cheapPriceOf(decimals)
  return {
    wallets: entries.length,
    ...{ free, lowestPrice, highestPrice, totalPrice, items, isSuspiciouslyCheap },
  }
}
