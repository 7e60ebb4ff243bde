import {
  EMPTY_HASHLIST_SIZE,
  HASHLIST_ENTRY_SIZE,
  MINTER_STATS_SIZE,
} from '../plans/recordSizes.ts'
import type { RentFormula } from '../transaction/rentExempt.ts'
import type { MintEffects } from './mintEffects.ts'

/**
 * Returns the most lamports beside the price that a mint may take: its rent as planned, and as a margin the rent for a
 * new hashlist page and both of a wallet's counters, which is 0.0054 SOL at the usual rate. That covers what a node has
 * not shown yet, and longer texts; it does not cover topping up a page after rent was raised.
 */
export function rentBound({ rent }: Pick<MintEffects, 'rent'>, rentOf: RentFormula): bigint {
  const page = rentOf(EMPTY_HASHLIST_SIZE + HASHLIST_ENTRY_SIZE)
  const margin = page + 2n * rentOf(MINTER_STATS_SIZE)
  return (rent > 0n ? rent : 0n) + margin
}
