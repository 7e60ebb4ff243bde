import { getUserAllowListDataSize } from '../generated/kit/editionsControls/accounts/userAllowListData.ts'
import { phaseSize } from '../plans/recordSizes.ts'
import { LAMPORTS_PER_SIGNATURE } from '../send/previewPlan.ts'
import { type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import { DEFAULT_ENTRIES_PER_TRANSACTION } from './upsert/upsertWork.ts'

/** The cost of bringing a list on chain, without priority fees. */
export interface ListCosts {
  readonly transactions: number
  /** Lamports that are locked; removing the entries gives them back. */
  readonly rent: bigint
  /** Lamports for the network. */
  readonly fees: bigint
}

/** Entries to write, as `diffAllowlist` counts them. */
export interface UpsertCounts {
  /** Entries of wallets that have none; they alone lock rent. */
  readonly added: number
  readonly changed: number
  /** Most entries in a transaction. Default: 10. */
  readonly entriesPerTransaction?: number | undefined
  /** Rent of today's clusters where left out. */
  readonly rentOf?: RentFormula | undefined
}

/** The same list by both kinds of phase. */
export interface ListCostComparison {
  readonly allowList: ListCosts
  /** One change of the phase. A lookup table, for proofs that are too long for a mint, is extra. */
  readonly merkleTree: ListCosts
}

/** Wallets from which on a list is worth comparing with a merkle list. */
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

/** Costs of writing entries, beside those of a phase with the root of the same list. */
export function compareListCosts(counts: UpsertCounts): ListCostComparison {
  const { rentOf = rentExempt } = counts
  // The rent of a byte is the same at every size, so that of the phase alone is enough.
  const rent = rentOf(phaseSize({ merkleRoot: ROOT })) - rentOf(phaseSize({}))
  return {
    allowList: upsertCosts(counts),
    merkleTree: { transactions: 1, rent, fees: LAMPORTS_PER_SIGNATURE },
  }
}
