import { getUserAllowListDataSize } from '../generated/kit/editionsControls/accounts/userAllowListData.ts'
import { phaseSize } from '../plans/recordSizes.ts'
import { LAMPORTS_PER_SIGNATURE } from '../send/previewPlan.ts'
import { type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import { DEFAULT_ENTRIES_PER_TRANSACTION } from './upsert/upsertWork.ts'

/** Cost of bringing a list on chain, without priority fees. */
export interface ListCosts {
  readonly transactions: number
  /** Locked lamports, returned when the entries are removed. */
  readonly rent: bigint
  /** Lamports of network fees. */
  readonly fees: bigint
}

/** Entries to write, as counted by `diffAllowlist`. */
export interface UpsertCounts {
  /** New entries, the only ones that lock rent. */
  readonly added: number
  readonly changed: number
  /** Maximum number of entries in a transaction. Default: 10. */
  readonly entriesPerTransaction?: number | undefined
  /** Default: the rent of the present clusters. */
  readonly rentOf?: RentFormula | undefined
}

/** Costs of the same list for both kinds of phase. */
export interface ListCostComparison {
  readonly allowList: ListCosts
  /** One change of the phase. A lookup table, for proofs that are too long for a mint, costs extra. */
  readonly merkleTree: ListCosts
}

/** Number of wallets from which a list is worth comparing with a merkle list. */
export const LONG_LIST = 1_000

const ROOT = new Uint8Array(32)

/** Costs of writing entries. */
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

/** Costs of writing entries, and of a phase with the merkle root of the same list. */
export function compareListCosts(counts: UpsertCounts): ListCostComparison {
  const { rentOf = rentExempt } = counts
  // Rent per byte is the same at every size, so the size of the phase is enough.
  const rent = rentOf(phaseSize({ merkleRoot: ROOT })) - rentOf(phaseSize({}))
  return {
    allowList: upsertCosts(counts),
    merkleTree: { transactions: 1, rent, fees: LAMPORTS_PER_SIGNATURE },
  }
}
