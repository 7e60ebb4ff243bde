import { getUserAllowListDataSize } from '../generated/kit/editionsControls/accounts/userAllowListData.ts'
import { phaseSize } from '../plans/recordSizes.ts'
import { LAMPORTS_PER_SIGNATURE } from '../transaction/priorityFeeLamports.ts'
import { type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import { DEFAULT_ENTRIES_PER_TRANSACTION } from './upsert/upsertWork.ts'

/** Cost to bring a list on chain, without priority fees. */
export interface ListCosts {
  readonly transactions: number
  /** Locked lamports, returned when the entries are removed. */
  readonly rent: bigint
  /** Network fees in lamports. */
  readonly fees: bigint
}

/** Entries to write, as counted by `diffAllowlist`. */
export interface UpsertCounts {
  /** New entries, the only ones that lock rent. */
  readonly added: number
  readonly changed: number
  /** Maximum entries per transaction. Default: 10. */
  readonly entriesPerTransaction?: number | undefined
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** What the same list costs in each kind of phase. */
export interface ListCostComparison {
  readonly allowList: ListCosts
  /** One phase change. A lookup table costs extra; it is needed if proofs are too long for a mint. */
  readonly merkleTree: ListCosts
}

/** From this many wallets on, a list is worth comparing with a merkle list. */
export const LONG_LIST = 1_000

const ROOT = new Uint8Array(32)

/** Calculates what writing entries costs. */
export function upsertCosts({
  added,
  changed,
  entriesPerTransaction = DEFAULT_ENTRIES_PER_TRANSACTION,
  rentOf = rentExempt,
}: UpsertCounts): ListCosts {
  const transactions = Math.ceil((added + changed) / entriesPerTransaction)
  return {
    transactions,
    rent: BigInt(added) * rentOf(getUserAllowListDataSize()),
    fees: BigInt(transactions) * LAMPORTS_PER_SIGNATURE,
  }
}

/** Compares writing entries with a phase that has the same list's merkle root. */
export function compareListCosts(counts: UpsertCounts): ListCostComparison {
  const { rentOf = rentExempt } = counts
  // Rent per byte is the same at every size, so the phase's size is enough.
  const rent = rentOf(phaseSize({ merkleRoot: ROOT })) - rentOf(phaseSize({}))
  return {
    allowList: upsertCosts(counts),
    merkleTree: { transactions: 1, rent, fees: LAMPORTS_PER_SIGNATURE },
  }
}
