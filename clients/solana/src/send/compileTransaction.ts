import { TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { computeBudgetInstructions } from '../transaction/computeBudget.ts'
import type { PlannedTransaction } from '../transaction/plan.ts'
import type { ComputeBudget } from '../transaction/priorityFeeLamports.ts'

/**
 * Compiles a planned transaction, not yet signed: a version 0 message if it uses lookup tables, otherwise a legacy one.
 */
export function compileTransaction(
  {
    instructions,
    payer,
    lookupTables = [],
  }: Pick<PlannedTransaction, 'instructions' | 'payer' | 'lookupTables'>,
  { blockhash, budget }: { blockhash: string; budget: ComputeBudget },
): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: blockhash,
    instructions: [...computeBudgetInstructions(budget), ...instructions],
  })
  return new VersionedTransaction(
    lookupTables.length > 0
      ? message.compileToV0Message([...lookupTables])
      : message.compileToLegacyMessage(),
  )
}
