import { isMintlineError, untilAborted } from '@mintline/core'
import { assertSameChain } from '@mintline/core/networks'
import { type EvmConnection, fetchChainId } from '../chain/connection.ts'
import { walletFailure } from '../failures/walletFailure.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { estimatedGas, gasLimitOf, isSimulated } from './gasLimit.ts'
import { withAmounts } from './lowFunds.ts'
import type { EstimateInput, SendInput, SendOptions, SentTransaction } from './sendOptions.ts'
import { submit } from './submit.ts'

/**
 * Sends a transaction and waits until it is confirmed. What the contract refuses is not sent. A
 * transaction that runs out of gas is sent with the gas that the reserve node estimates.
 *
 * The signal ends it at once with its reason; what was sent by then goes on, by the hash that `onSent` got.
 *
 * @throws CHAIN_MISMATCH where the wallet is on another chain.
 * @throws CONTRACT_REFUSED, CONTRACT_REFUSED_UNKNOWN where the contract refuses the call, with the hash where
 * it was sent.
 * @throws TRANSACTION_REJECTED, FUNDS_TOO_LOW, NONCE_TOO_LOW, TRANSACTION_UNDERPRICED, GAS_EXHAUSTED,
 * PROVIDER_NOT_AVAILABLE, PROVIDER_ERROR where it is not sent.
 * @throws TRANSACTION_REPLACED, TRANSACTION_CANCELLED, TRANSACTION_FAILED, PROMI_EVENT_TIMEOUT where it is not
 * confirmed.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function sendTransaction(
  connection: EvmConnection,
  input: SendInput,
  options: SendOptions = {},
): Promise<SentTransaction> {
  const hash = await untilAborted(send(connection, input, options), options.signal)
  return await confirmTransaction(connection, hash, options)
}

/** Tells of the hash also where the signal has ended the rest: a wallet may send later. */
async function send(
  connection: EvmConnection,
  input: SendInput,
  options: SendOptions,
): Promise<string> {
  const hash = await sendWithGas(connection, input, options)
  options.onSent?.(hash)
  return hash
}

async function sendWithGas(
  connection: EvmConnection,
  input: SendInput,
  options: SendOptions,
): Promise<string> {
  const { wallet, network, transaction } = input
  const estimate: EstimateInput = { wallet: wallet.address, transaction, network }
  await assertWalletIsOn(input, options)
  const gas = await gasLimitOf(connection, estimate, options)
  options.signal?.throwIfAborted()
  try {
    return await submitted(connection, input, gas, options)
  } catch (error) {
    if (!connection.reserve || !isSimulated(network)) throw error
    if (!isMintlineError(error, 'GAS_EXHAUSTED')) throw error
    const more = await estimatedGas(connection.reserve, estimate, options)
    return await submitted(connection, input, more, options)
  }
}

async function assertWalletIsOn(
  { wallet, network, transaction }: SendInput,
  options: SendOptions,
): Promise<void> {
  try {
    const current = await fetchChainId(wallet.client, options)
    assertSameChain({ current, required: network.chainId })
  } catch (error) {
    options.signal?.throwIfAborted()
    const { to: contract } = transaction
    throw walletFailure(error, { method: 'eth_chainId', wallet: wallet.address, contract, network })
  }
}

async function submitted(
  { client }: EvmConnection,
  input: SendInput,
  gas: bigint,
  options: SendOptions,
): Promise<string> {
  const { wallet, transaction, network } = input
  const { address } = wallet
  try {
    return await submit(input, gas, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    const method = 'eth_sendTransaction'
    const { to: contract } = transaction
    const failure = walletFailure(error, { method, wallet: address, contract, network, gas })
    const costly = { wallet: address, transaction: { ...transaction, gas }, network }
    throw await withAmounts(client, failure, costly, options)
  }
}
