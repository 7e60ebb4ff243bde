import { isMintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { unsignedHex } from '../send/rawTransaction.ts'
import type { TransactionEstimate } from '../send/sendOptions.ts'
import type { AdministrationCall, AdministrationPlan } from './administrationPlan.ts'
import { fetchPayer, type SimulatedCall, simulateCall } from './simulateCall.ts'

/** A planned transaction before it is sent. */
export interface TransactionPreview {
  readonly name: AdministrationCall['name']
  /**
   * Gas and cost, simulated on the current state. Undefined = the current state refuses the transaction: it depends on
   * earlier ones in the plan, and its gas is only known after those are confirmed.
   */
  readonly estimate: TransactionEstimate | undefined
}

/**
 * Simulates each planned transaction alone on the current state, in sending order. A node cannot simulate several in a
 * row: a later transaction's gas may change after earlier ones, and if it needs them, it has no estimate.
 *
 * @returns Empty = nothing to send.
 * @throws MODULE_ABORTED, EXECUTION_FAILED if the drop machine refuses the first transaction.
 * @throws FUNDS_TOO_LOW, GAS_EXHAUSTED if the wallet cannot pay for one.
 * @throws CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
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

/**
 * Returns a plan's first transaction for a wallet elsewhere: in BCS, as 0x and hex, without a signature. Undefined =
 * the plan has none. Sends nothing.
 *
 * @throws What `previewPlan` throws.
 */
export async function unsignedTransaction(
  connection: AptosConnection,
  { machine, sender, calls }: AdministrationPlan,
  options: AskOptions = {},
): Promise<string | undefined> {
  const [call] = calls
  if (!call) return undefined
  const payer = await fetchPayer(connection, sender.address, options)
  const simulated = await simulateCall(connection, { machine, call, payer }, options)
  return unsignedHex(simulated, sender.address, simulated.estimate)
}
