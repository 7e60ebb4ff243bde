import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { computeUnitLimit } from '../transaction/computeBudget.ts'
import type { PlannedTransaction } from '../transaction/plan.ts'
import type { ComputeBudget } from '../transaction/priorityFeeLamports.ts'
import type { FailedTransaction } from './outcome.ts'
import { type PriorityFeePolicy, priorityFeeFor } from './priorityFee.ts'
import { simulateTransaction } from './simulateTransaction.ts'

/** A transaction that succeeded in simulation and is ready to be signed. */
export interface PreparedTransaction {
  readonly status: 'prepared'
  readonly planned: PlannedTransaction
  readonly budget: ComputeBudget
  /** Slot it was simulated in, which the blockhash must not precede. Undefined: any blockhash will do. */
  readonly slot?: number | undefined
}

interface PrepareInput extends AskOptions {
  readonly connection: Connection
  readonly planned: PlannedTransaction
  readonly priorityFee?: PriorityFeePolicy | undefined
}

/**
 * Simulates a transaction and sets its compute budget. One that would fail, is too large or needs too many compute
 * units is returned as failed: nothing is sent or paid.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function prepareTransaction(
  input: PrepareInput,
): Promise<PreparedTransaction | FailedTransaction> {
  const { planned, priorityFee } = input
  const [{ error, units, slot }, microLamports] = await Promise.all([
    simulateTransaction(input),
    priorityFeeFor({ ...input, policy: priorityFee }),
  ])
  if (error) return { status: 'failed', signature: undefined, error }
  const unitLimit = computeUnitLimit(units, planned.maxComputeUnits)
  return { status: 'prepared', planned, budget: { unitLimit, microLamports }, slot }
}
