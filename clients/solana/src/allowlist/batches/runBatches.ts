import {
  type BatchOutcome,
  type BatchRunOptions,
  type BatchEffects as EffectsOf,
  type BatchRunResult as RunResult,
  runBatches as runAll,
} from '@mintline/core/batches'
import { AllowlistError } from '../../errors/allowlistError.ts'
import type { TransactionOutcome } from '../../send/outcome.ts'
import type { PreparedTransaction } from '../../send/prepareTransaction.ts'
import type { SignedTransaction } from '../../send/sendOptions.ts'

/** Outcome for all items. */
export interface BatchRunResult<Item> extends Omit<RunResult<Item, never>, 'landed'> {
  /** Signatures in base58 that are known to have landed successfully. */
  readonly signatures: readonly string[]
}

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

/**
 * Sends batches in parallel and retries failures in smaller and smaller batches, as core's `runBatches` does.
 *
 * @throws What the journal and the wallet throw, once every sent transaction's outcome is known.
 */
export async function runBatches<Item>(
  batches: readonly (readonly Item[])[],
  effects: BatchEffects<Item>,
  options: BatchRunOptions,
): Promise<BatchRunResult<Item>> {
  const deliver = async (signed: SignedTransaction, isTrusted: boolean) => {
    const outcome = await effects.deliver(signed, isTrusted)
    await effects.recordOutcome(signed.signature, outcome)
    return outcomeOf(outcome)
  }
  const { landed, ...result } = await runAll(batches, { ...effects, deliver }, options)
  return { ...result, signatures: landed.map(({ signature }) => signature) }
}

function outcomeOf(outcome: TransactionOutcome): BatchOutcome {
  if (outcome.status !== 'expired') return outcome
  const { status, signature } = outcome
  return { status, error: new AllowlistError('TRANSACTION_EXPIRED', { signature }) }
}
