import { TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import type { PlannedTransaction } from '../plans/plan.ts'
import { type ComputeBudget, computeBudgetInstructions } from './computeBudget.ts'

/** A planned transaction as the network takes it: a legacy message, not yet signed by anybody. */
export function compileTransaction(
  { instructions, payer }: Pick<PlannedTransaction, 'instructions' | 'payer'>,
  { blockhash, budget }: { blockhash: string; budget: ComputeBudget },
): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: blockhash,
    instructions: [...computeBudgetInstructions(budget), ...instructions],
  })
  return new VersionedTransaction(message.compileToLegacyMessage())
}
