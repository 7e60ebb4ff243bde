import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { COMPUTE_LIMITS, type PlannedTransaction } from './plan.ts'

/** A transaction that changes a collection, signed by the wallet only. */
export function administrationTransaction(
  title: string,
  payer: PublicKey,
  instructions: readonly TransactionInstruction[],
  rent = 0n,
): PlannedTransaction {
  const maxComputeUnits = COMPUTE_LIMITS.administration
  return { title, payer, instructions, signers: [], maxComputeUnits, rent }
}
