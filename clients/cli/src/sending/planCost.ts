import { LAMPORTS_PER_SIGNATURE, type Plan, type PlannedTransaction } from '@mintline/solana'

/** Returns a plan's rent and fees in lamports, without priority fees. */
export function planCost({ transactions }: Pick<Plan, 'transactions'>): bigint {
  return transactions.reduce((sum, transaction) => sum + transactionCost(transaction), 0n)
}

function transactionCost({ rent, signers }: PlannedTransaction): bigint {
  return rent + LAMPORTS_PER_SIGNATURE * BigInt(1 + signers.length)
}
