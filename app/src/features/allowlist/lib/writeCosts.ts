import { LAMPORTS_PER_SIGNATURE, upsertCosts as upsertListCosts } from '@mintline/solana'

/** What changing a list costs, as far as it is known before. */
export interface ChangeCosts {
  transactions: number
  /** Lamports that the entries lock; negative where they are freed. */
  rent: bigint
  /** Lamports for the network, without priority fees. */
  fees: bigint
  /** How often the wallet asks its user. */
  approvals: number
}

interface CostInput {
  /** Entries of wallets that have none; they alone lock rent. */
  added: number
  changed: number
  /** Lamports of an entry. */
  entryRent: bigint
  /** Transactions that the wallet signs at once. */
  signAtOnce: number
}

/** What writing entries costs. */
export function upsertCosts({ added, changed, entryRent, signAtOnce }: CostInput): ChangeCosts {
  const { transactions, rent } = upsertListCosts({ added, changed, rentOf: () => entryRent })
  return costsOf({ transactions, rent, signAtOnce })
}

/** What removing entries costs and brings back. */
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
  // The first transaction is tried alone: it tells what the others need.
  const approvals =
    Math.min(transactions, 1) + Math.ceil(Math.max(0, transactions - 1) / signAtOnce)
  return { transactions, rent, fees: BigInt(transactions) * LAMPORTS_PER_SIGNATURE, approvals }
}
