import { LAMPORTS_PER_SIGNATURE, upsertCosts as upsertListCosts } from '@mintline/solana'

/** Estimated costs for changing a list. */
export interface ChangeCosts {
  transactions: number
  /** Lamports locked by the entries; negative if they are released. */
  rent: bigint
  /** Network fees in lamports, without priority fees. */
  fees: bigint
  /** Number of approvals in the wallet. */
  approvals: number
}

interface CostInput {
  /** New entries; only these lock rent. */
  added: number
  changed: number
  /** One entry's rent in lamports. */
  entryRent: bigint
  /** Transactions signed in one approval. */
  signAtOnce: number
}

/** Estimates the costs of writing entries. */
export function upsertCosts({ added, changed, entryRent, signAtOnce }: CostInput): ChangeCosts {
  const { transactions, rent } = upsertListCosts({ added, changed, rentOf: () => entryRent })
  return costsOf({ transactions, rent, signAtOnce })
}

/** Estimates the costs of removing entries, and the rent returned. */
export function removalCosts({
  removed,
  perTransaction,
  entryRent,
  signAtOnce,
}: {
  removed: number
  /** Entries that fit into one transaction. */
  perTransaction: number
  entryRent: bigint
  signAtOnce: number
}): ChangeCosts {
  return costsOf({
    transactions: Math.ceil(removed / perTransaction),
    rent: -BigInt(removed) * entryRent,
    signAtOnce,
  })
}

function costsOf({
  transactions,
  rent,
  signAtOnce,
}: {
  transactions: number
  rent: bigint
  signAtOnce: number
}): ChangeCosts {
  // The first transaction is sent alone: its result determines the size of the others.
  const approvals =
    Math.min(transactions, 1) + Math.ceil(Math.max(0, transactions - 1) / signAtOnce)
  return { transactions, rent, fees: BigInt(transactions) * LAMPORTS_PER_SIGNATURE, approvals }
}
