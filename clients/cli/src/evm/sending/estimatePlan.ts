import { isMintlineError } from '@mintline/core'
import { estimateTransaction } from '@mintline/evm'
import type { Estimate } from '../../plans/estimates.ts'
import type { PlannedTransaction } from './evmPlan.ts'
import type { EvmSession } from './openEvmSession.ts'

/** An unsent transaction with its cost. */
export interface EstimatedTransaction extends Estimate {
  /** Called contract; undefined = contract creation, or a call to the drop that an earlier transaction deploys. */
  readonly to: string | undefined
  readonly isOfNewDrop: boolean
  readonly data: string
  /** In the native coin's base units. */
  readonly value: bigint
}

/** Estimates each transaction in a plan; sends nothing. */
export async function estimatePlan(
  session: EvmSession,
  transactions: readonly PlannedTransaction[],
): Promise<EstimatedTransaction[]> {
  const estimated: EstimatedTransaction[] = []
  for (const planned of transactions) estimated.push(await estimateOne(session, planned))
  return estimated
}

async function estimateOne(
  { chain, address, context }: EvmSession,
  { title, transaction, dependsOnEarlier = false, isOfNewDrop = false }: PlannedTransaction,
): Promise<EstimatedTransaction> {
  const { to, data, value = 0n } = transaction
  const about = { title, to: isOfNewDrop ? undefined : to, isOfNewDrop, data, value }
  const unknown = { ...about, gas: undefined, fee: undefined, error: undefined }
  if (dependsOnEarlier) return unknown
  try {
    const input = { wallet: address, transaction, network: chain.network }
    const estimate = await estimateTransaction(chain.connection, input, { signal: context.signal })
    return { ...about, ...estimate, error: undefined }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return { ...unknown, error }
  }
}
