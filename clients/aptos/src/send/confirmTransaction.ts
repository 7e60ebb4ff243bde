import type { UserTransactionResponse } from '@aptos-labs/ts-sdk'
import { type AskOptions, awaitOutcome, type CoinUnit } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { ConfirmOptions, SentTransaction } from './sendOptions.ts'

/** Milliseconds between two looks at a transaction; most are executed within a second. */
export const POLLING_INTERVAL = 500

/** A transaction that was sent. */
export interface ConfirmInput {
  readonly hash: string
  /** Address of the drop machine, whose aborts are known by their codes. */
  readonly publisher: string
  /** Native coin of the network. */
  readonly coin: CoinUnit
}

/**
 * Waits until a transaction is executed. Retries an unreachable node until the timeout.
 *
 * @throws MODULE_ABORTED, FUNDS_TOO_LOW, GAS_EXHAUSTED, EXECUTION_FAILED where it fails.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN, or the reason of the signal.
 */
export async function confirmTransaction(
  connection: AptosConnection,
  { hash, publisher, coin }: ConfirmInput,
  options: ConfirmOptions = {},
): Promise<SentTransaction> {
  const { pollingInterval = POLLING_INTERVAL } = options
  const look = (ask: AskOptions) => fetchOutcome(connection, hash, ask)
  const transaction = await awaitOutcome(look, { ...options, pollingInterval })
  if (transaction.success) return { hash, transaction }
  const { sender: wallet, max_gas_amount: gas, vm_status: status } = transaction
  throw executionFailure(status, { publisher, wallet, coin, gas: BigInt(gas), hash })
}

async function fetchOutcome(
  connection: AptosConnection,
  hash: string,
  options: AskOptions,
): Promise<UserTransactionResponse | undefined> {
  const found = await fetchTransaction(connection, hash, options)
  return found === 'pending' ? undefined : found
}
