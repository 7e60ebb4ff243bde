import { untilAborted } from '@mintline/core/async'
import type { AptosConnection } from '../chain/connection.ts'
import { followTransaction } from './followTransaction.ts'
import type { SendInput, SendOptions, SentTransaction } from './sendOptions.ts'
import { signedTerms } from './signedBytes.ts'
import { signTransaction } from './signTransaction.ts'
import { confirmedOf } from './transactionOutcome.ts'

/**
 * Signs a simulated transaction, sends it and waits until it is executed.
 *
 * Aborting ends the wait at once, but not a transaction already sent, whose hash `onSent` has received.
 *
 * @throws CHAIN_MISMATCH, RPC_URL_MISMATCH if the wallet is on another network.
 * @throws TRANSACTION_REJECTED if the user declines.
 * @throws SEQUENCE_NUMBER_USED, FUNDS_TOO_LOW, GAS_EXHAUSTED, EXPIRATION_PASSED, PROVIDER_ERROR if it was not executed
 * and no longer can be.
 * @throws MODULE_ABORTED, EXECUTION_FAILED if it fails.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason, if its outcome is unknown.
 */
export async function sendTransaction(
  connection: AptosConnection,
  input: SendInput,
  options: SendOptions = {},
): Promise<SentTransaction> {
  const { onSent, beforeSend, ...following } = options
  const { signal } = options
  const { publisher, ledger } = input
  const signed = await untilAborted(signTransaction(connection, input, options), signal)
  signal?.throwIfAborted()
  await beforeSend?.(signed)
  signal?.throwIfAborted()
  const outcome = await followTransaction(
    connection,
    {
      ...signed,
      ...signedTerms(signed.serialized),
      publisher,
      coin: ledger.network.nativeCurrency,
      mayBeOut: false,
    },
    { ...following, onOut: () => onSent?.(signed.hash) },
  )
  return confirmedOf(signed, outcome)
}
