import type { AllowlistEntryInput } from './entryInput.ts'
import type { MerkleEntryInput } from './merkleEntry.ts'

/** A list's totals, for review. */
export interface ListTotals {
  readonly wallets: number
  /** Entries whose price is 0. */
  readonly free: number
  /** Lowest price above 0 in lamports; undefined = every entry is free. */
  readonly lowestPrice: bigint | undefined
  /** Highest price above 0 in lamports; undefined = every entry is free. */
  readonly highestPrice: bigint | undefined
  /** Revenue in lamports, fees included, if every wallet mints all it may. */
  readonly totalPrice: bigint
  /** Items for all wallets together. */
  readonly items: bigint
  /** True if the lowest price above 0 is below `CHEAP_PRICE`, which suggests a wrong unit. */
  readonly isSuspiciouslyCheap: boolean
}

/** Prices below this many lamports need confirmation: 0.001 SOL. */
export const CHEAP_PRICE = 1_000_000n

/** Adds up an allowlist or a merkle list. */
export function listTotals(
  entries: readonly (AllowlistEntryInput | MerkleEntryInput)[],
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
  const isSuspiciouslyCheap = lowestPrice !== undefined && lowestPrice < CHEAP_PRICE
  return {
    wallets: entries.length,
    ...{ free, lowestPrice, highestPrice, totalPrice, items, isSuspiciouslyCheap },
  }
}
