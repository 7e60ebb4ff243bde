import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { type ComputeBudget, computeUnitLimit } from '../transaction/computeBudget.ts'
import type { PlannedTransaction } from '../transaction/plan.ts'
import type { FailedTransaction } from './outcome.ts'
import { type PriorityFeePolicy, priorityFeeFor } from './priorityFee.ts'
import { simulateTransaction } from './simulateTransaction.ts'

/** A transaction that was simulated and would succeed: ready to be signed. */
export interface PreparedTransaction {
  readonly status: 'prepared'
  readonly planned: PlannedTransaction
  readonly budget: ComputeBudget
  /** Slot that it was simulated in: its blockhash must not be older. Undefined: any will do. */
  readonly slot?: number | undefined
}

interface PrepareInput extends AskOptions {
  readonly connection: Connection
  readonly planned: PlannedTransaction
  readonly priorityFee?: PriorityFeePolicy | undefined
  /** Slot of what it builds on. Default: any node will do. */
  readonly minContextSlot?: number | undefined
}

/**
 * Simulates a transaction and settles what it asks the network for. One that would fail, is too large
 * or needs more compute units than it may is answered as failed: nothing is sent and nothing paid.
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
