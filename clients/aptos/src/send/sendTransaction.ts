import { isPassingNodeError, untilAborted } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { refusalIn } from '../chain/nodeAnswer.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import type { SendInput, SendOptions, SentTransaction } from './sendOptions.ts'
import { signTransaction } from './signTransaction.ts'
import { submit } from './submit.ts'

/**
 * Signs a simulated transaction, sends it and waits until it is executed.
 *
 * Aborting ends the wait at once, but not a transaction already sent, whose hash `onSent` has received.
 *
 * @throws CHAIN_MISMATCH, RPC_URL_MISMATCH where the wallet is on another network.
 * @throws TRANSACTION_REJECTED where the user declines.
 * @throws SEQUENCE_NUMBER_USED, FUNDS_TOO_LOW, GAS_EXHAUSTED, EXPIRATION_PASSED, PROVIDER_ERROR where it is not sent.
 * @throws MODULE_ABORTED, EXECUTION_FAILED, PROMI_EVENT_TIMEOUT where it fails or is not executed.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function sendTransaction(
  connection: AptosConnection,
  input: SendInput,
  options: SendOptions = {},
): Promise<SentTransaction> {
  const { publisher, ledger } = input
  const hash = await untilAborted(send(connection, input, options), options.signal)
  const coin = ledger.network.nativeCurrency
  return await confirmTransaction(connection, { hash, publisher, coin }, options)
}

async function send(
  connection: AptosConnection,
  input: SendInput,
  options: SendOptions,
): Promise<string> {
  const { wallet, ledger, estimate, publisher } = input
  const signed = await signTransaction(connection, input, options)
  options.signal?.throwIfAborted()
  await options.beforeSend?.(signed)
  options.signal?.throwIfAborted()
  const { hash } = signed
  try {
    await submit(connection, signed, options)
  } catch (error) {
    // The node may have received it before the connection failed.
    if (isPassingNodeError(error) || options.signal?.aborted) options.onSent?.(hash)
    options.signal?.throwIfAborted()
    const said = refusalIn(error)
    if (said === undefined || isPassingNodeError(error)) throw error
    const coin = ledger.network.nativeCurrency
    throw executionFailure(said, { publisher, wallet: wallet.address, coin, gas: estimate.gas })
  }
  options.onSent?.(hash)
  return hash
}
