import type { UserTransactionResponse } from '@aptos-labs/ts-sdk'
import {
  type CoinUnit,
  CoreError,
  isPassingNodeError,
  type MintlineError,
  systemClock,
  withTimeout,
} from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import { type ConfirmOptions, type SentTransaction, TRANSACTION_TIMEOUT } from './sendOptions.ts'

/** Milliseconds between two looks at a transaction; most are executed within a second. */
const POLLING_INTERVAL = 500

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
  const transaction = await waitFor(connection, hash, options)
  if (transaction.success) return { hash, transaction }
  const { sender: wallet, max_gas_amount: gas, vm_status: status } = transaction
  throw executionFailure(status, { publisher, wallet, coin, gas: BigInt(gas), hash })
}

function waitFor(
  connection: AptosConnection,
  hash: string,
  options: ConfirmOptions,
): Promise<UserTransactionResponse> {
  const { timeout = TRANSACTION_TIMEOUT, signal, clock } = options
  let failure: MintlineError | undefined
  const heard = (error: MintlineError) => {
    failure = error
    options.onNodeFailure?.(error)
  }
  return withTimeout(
    (either) => poll(connection, hash, { ...options, signal: either, onNodeFailure: heard }),
    {
      timeout,
      timeoutError: () => new CoreError('PROMI_EVENT_TIMEOUT', {}, { cause: failure }),
      signal,
      ...(clock && { clock }),
    },
  )
}

async function poll(
  connection: AptosConnection,
  hash: string,
  options: ConfirmOptions,
): Promise<UserTransactionResponse> {
  const { pollingInterval = POLLING_INTERVAL, clock = systemClock, signal } = options
  for (;;) {
    try {
      const found = await fetchTransaction(connection, hash, options)
      if (found !== undefined && found !== 'pending') return found
    } catch (error) {
      if (!isPassingNodeError(error)) throw error
    }
    await clock.sleep(pollingInterval, signal)
  }
}
