import { isMintlineError, untilAborted } from '@mintline/core'
import { assertSameChain } from '@mintline/core/networks'
import { type EvmConnection, fetchChainId } from '../chain/connection.ts'
import { walletFailure } from '../failures/walletFailure.ts'
import { senderAddress } from '../wallet/senderAddress.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { estimatedGas, gasLimitOf, isSimulated } from './gasLimit.ts'
import { fetchLocalSigner } from './localSigner.ts'
import { withAmounts } from './lowFunds.ts'
import type { EstimateInput, SendInput, SendOptions, SentTransaction } from './sendOptions.ts'
import { type SubmitTerms, submit } from './submit.ts'

/**
 * Sends a transaction and waits for its confirmation. Calls that the contract refuses are not sent. Where an
 * estimate runs out of gas, that of the reserve node is used. A wallet that signs here signs once more where something
 * else has used its nonce meanwhile.
 *
 * Aborting ends the wait at once, but not a transaction already sent, whose hash `onSent` has received.
 *
 * @throws FROM_ADDRESS_NOT_SPECIFIED where the wallet has no account.
 * @throws CHAIN_MISMATCH where the wallet is on another chain.
 * @throws CONTRACT_REFUSED, CONTRACT_REFUSED_UNKNOWN where the contract refuses the call; with a hash if it was
 * sent.
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

/** Reports the hash even after an abort, since a wallet may still send the transaction. */
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
  // For callers without types that build wallets by hand.
  senderAddress(wallet.client.account?.address)
  const estimate: EstimateInput = { wallet: wallet.address, transaction, network }
  await assertWalletIsOn(input, options)
  // At the same time, which saves a round trip.
  const [gas, signer] = await Promise.all([
    input.estimate?.gas ?? gasLimitOf(connection, estimate, options),
    fetchLocalSigner(input, options),
  ])
  options.signal?.throwIfAborted()
  try {
    return await submitted(connection, input, { gas, signer }, options)
  } catch (error) {
    if (!connection.reserve || !isSimulated(network)) throw error
    if (!isMintlineError(error, 'GAS_EXHAUSTED')) throw error
    const more = await estimatedGas(connection.reserve, estimate, options)
    return await submitted(connection, input, { gas: more, signer }, options)
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
  terms: SubmitTerms,
  options: SendOptions,
): Promise<string> {
  const { wallet, transaction, network } = input
  const { address } = wallet
  const { gas } = terms
  try {
    return await submit(input, terms, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    const method = 'eth_sendTransaction'
    const { to: contract } = transaction
    const failure = walletFailure(error, { method, wallet: address, contract, network, gas })
    const costly = { wallet: address, transaction: { ...transaction, gas }, network }
    throw await withAmounts(client, failure, costly, options)
  }
}
