import type { BatchEffects as EffectsOf } from '@mintline/core/batches'
import type { TransactionOutcome } from '../../send/outcome.ts'
import type { PreparedTransaction } from '../../send/prepareTransaction.ts'
import type { SignedTransaction } from '../../send/sendOptions.ts'

/** Side effects for running batches. Budgets are compute budgets. */
export interface BatchEffects<Item>
  extends Omit<EffectsOf<Item, PreparedTransaction, SignedTransaction>, 'deliver'> {
  /**
   * Sends until the outcome is known.
   *
   * @param isTrusted True if a similar batch passed simulation, so that this one can skip the preflight.
   */
  deliver(signed: SignedTransaction, isTrusted: boolean): Promise<TransactionOutcome>
  /** Records a transaction's outcome. */
  recordOutcome(signature: string, outcome: TransactionOutcome): Promise<void>
}
