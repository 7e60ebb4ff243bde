import { type AskOptions, isMintlineError } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import type { TransactionEstimate } from '../send/sendOptions.ts'
import type { AdministrationCall, AdministrationPlan } from './administrationPlan.ts'
import { fetchPayer, type SimulatedCall, simulateCall } from './simulateCall.ts'

/** A transaction of a plan before it is sent. */
export interface TransactionPreview {
  readonly name: AdministrationCall['name']
  /**
   * Gas and cost from a simulation on the present state. Undefined = the present state refuses the transaction, which
   * depends on earlier ones of the plan, so that its gas is known only when those are confirmed.
   */
  readonly estimate: TransactionEstimate | undefined
}

/**
 * Simulates each transaction of a plan by itself on the present state, in sending order. A node cannot simulate several
 * in a row: the gas of a later transaction can change by those before it, and one that needs them has no estimate.
 *
 * @returns Empty = there is nothing to send.
 * @throws MODULE_ABORTED, EXECUTION_FAILED where the drop machine refuses the first transaction.
 * @throws FUNDS_TOO_LOW, GAS_EXHAUSTED where the wallet cannot pay one of them.
 * @throws CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function previewPlan(
  connection: AptosConnection,
  { machine, sender, calls }: AdministrationPlan,
  options: AskOptions = {},
): Promise<TransactionPreview[]> {
  const [first, ...later] = calls
  if (!first) return []
  const payer = await fetchPayer(connection, sender.address, options)
  const simulated = await simulateCall(connection, { machine, call: first, payer }, options)
  const previews: TransactionPreview[] = [{ name: first.name, estimate: simulated.estimate }]
  for (const call of later) {
    const estimate = await estimateLater(connection, { machine, call, payer }, options)
    previews.push({ name: call.name, estimate })
  }
  return previews
}

async function estimateLater(
  connection: AptosConnection,
  simulated: SimulatedCall,
  options: AskOptions,
): Promise<TransactionEstimate | undefined> {
  try {
    return (await simulateCall(connection, simulated, options)).estimate
  } catch (error) {
    const isRefused =
      isMintlineError(error, 'MODULE_ABORTED') || isMintlineError(error, 'EXECUTION_FAILED')
    if (isRefused) return undefined
    throw error
  }
}
