import { untilAborted } from '@mintline/core/async'
import type { AskedCall } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { assertSameChain } from '@mintline/core/networks'
import { awaitOutcome } from '@mintline/core/node'
import { asOf } from '../chain/asOf.ts'
import { type EvmConnection, fetchChainId } from '../chain/connection.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { walletFailure } from '../failures/walletFailure.ts'
import { senderAddress } from '../wallet/senderAddress.ts'
import { findAskedCall, isNumbered, prepareAskedCall } from './askedCall.ts'
import { confirmSent } from './confirmTransaction.ts'
import { estimatedGas, gasLimitOf, isSimulated } from './gasLimit.ts'
import { fetchLocalSigner } from './localSigner.ts'
import { withAmounts } from './lowFunds.ts'
import { noteConfirmed, seenConfirmed } from './seenConfirmed.ts'
import type {
  EstimateInput,
  OwnTransaction,
  SendInput,
  SendOptions,
  SentTransaction,
} from './sendOptions.ts'
import { type SubmitTerms, submit } from './submit.ts'

/** Timeout and interval in milliseconds for searching a transaction's effects if its nonce is taken. */
const TAKEN_TIMEOUT = 30_000
const TAKEN_INTERVAL = 5_000

/** Codes of a wallet that has refused a call; with others, it may send the call yet. */
const REFUSALS = [
  'TRANSACTION_REJECTED',
  'CONTRACT_REFUSED',
  'CONTRACT_REFUSED_UNKNOWN',
  'FUNDS_TOO_LOW',
  'GAS_EXHAUSTED',
  'CHAIN_MISMATCH',
  'PROVIDER_NOT_AVAILABLE',
] as const

/**
 * Sends a transaction and waits until it is confirmed. Calls that the contract refuses are not sent. If an estimate
 * runs out of gas, the reserve node estimates. If something else has used the nonce of a wallet that signs here, it
 * signs once more. Once bytes may have left, a refusal is no outcome: the transaction is looked up by hash and nonce,
 * and the same bytes are sent again if no node knows it.
 *
 * Aborting ends the wait at once, but not a transaction already sent, whose hash `onSent` has received.
 *
 * @throws FROM_ADDRESS_NOT_SPECIFIED if the wallet has no account.
 * @throws CHAIN_MISMATCH if the wallet is on another chain.
 * @throws CONTRACT_REFUSED, CONTRACT_REFUSED_UNKNOWN if the contract refuses the call; with a hash if it was sent.
 * @throws TRANSACTION_REJECTED, FUNDS_TOO_LOW, NONCE_TOO_LOW, TRANSACTION_UNDERPRICED, GAS_EXHAUSTED,
 * PROVIDER_NOT_AVAILABLE, PROVIDER_ERROR if it is not sent.
 * @throws TRANSACTION_REPLACED, TRANSACTION_CANCELLED, TRANSACTION_FAILED, PROMI_EVENT_TIMEOUT if it is not confirmed.
 * @throws TRANSACTION_HASH_MISSING if the wallet returns none, and `findByEffects` is not given.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function sendTransaction(
  connection: EvmConnection,
  input: SendInput,
  options: SendOptions = {},
): Promise<SentTransaction> {
  const sent = await untilAborted(send(connection, input, options), options.signal)
  try {
    const confirmed = await confirmSent(connection, sent, options)
    noteConfirmed(input.wallet, sent, confirmed)
    return confirmed
  } catch (error) {
    throw await asFailure(connection, error, input, options)
  }
}

/** Sends the transaction. Reports the hash even after an abort, since a wallet may still send it. */
async function send(
  connection: EvmConnection,
  input: SendInput,
  options: SendOptions,
): Promise<OwnTransaction> {
  const sent = await sendWithGas(connection, input, options)
  if (sent.hash !== undefined) options.onSent?.(sent.hash)
  else if (options.findByEffects) options.onUnseen?.()
  else throw new EvmClientError('TRANSACTION_HASH_MISSING', { wallet: input.wallet.address })
  return sent
}

async function sendWithGas(
  connection: EvmConnection,
  input: SendInput,
  options: SendOptions,
): Promise<OwnTransaction> {
  const { wallet, network, transaction } = input
  // For untyped callers that build wallets by hand.
  senderAddress(wallet.client.account?.address)
  const estimate: EstimateInput = { wallet: wallet.address, transaction, network }
  await assertWalletIsOn(input, options)
  // At the same time, which saves a round trip.
  const [gas, signer] = await Promise.all([
    input.estimate?.gas ?? gasLimitFor(connection, input, options),
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

/**
 * Returns the gas limit, or undefined to let the wallet decide. If only funds are short, a sponsor may pay, so a wallet
 * that sends by itself is still asked.
 */
async function gasLimitFor(
  connection: EvmConnection,
  { wallet, transaction, network }: SendInput,
  options: SendOptions,
): Promise<bigint | undefined> {
  const estimate = { wallet: wallet.address, transaction, network }
  try {
    return await gasLimitOf(connection, estimate, options).catch((refusal: unknown) => {
      const { block } = seenConfirmed(wallet)
      if (block === undefined || !isRefusal(refusal)) throw refusal
      // A lagging node refuses what an own transaction has made possible.
      return gasLimitOf(asOf(connection, block), estimate, options)
    })
  } catch (error) {
    const isLocal = wallet.client.account.type === 'local'
    if (isLocal || !isMintlineError(error, 'FUNDS_TOO_LOW')) throw error
    return transaction.gas
  }
}

function isRefusal(error: unknown): boolean {
  const codes = ['CONTRACT_REFUSED', 'CONTRACT_REFUSED_UNKNOWN'] as const
  return codes.some((code) => isMintlineError(error, code))
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
  connection: EvmConnection,
  input: SendInput,
  terms: SubmitTerms,
  options: SendOptions,
): Promise<OwnTransaction> {
  const { gas } = terms
  const asked = terms.signer ? undefined : await askedCallOf(connection, input, options)
  try {
    return await submit(connection, input, terms, options)
  } catch (error) {
    const transaction = { ...input.transaction, gas }
    const failure = await asFailure(connection, error, { ...input, transaction }, options)
    const sent = terms.signer
      ? undefined
      : ((await sentByWallet(failure, options)) ??
        (await sentAsAsked(connection, { asked, failure }, options)))
    if (sent) return sent
    throw failure
  }
}

/** Has a call recorded before a wallet is asked that sends by itself, and hands it to the wallet; undefined = nobody needs it. */
async function askedCallOf(
  connection: EvmConnection,
  { wallet, transaction }: SendInput,
  options: SendOptions,
): Promise<AskedCall | undefined> {
  if (!options.beforeAsk && !wallet.beforeAsk) return undefined
  const asked = await prepareAskedCall(
    connection,
    { from: wallet.address, ...transaction },
    options,
  )
  await options.beforeAsk?.(asked)
  options.signal?.throwIfAborted()
  wallet.beforeAsk?.(asked)
  return asked
}

/** Finds the call that a wallet may have sent although it reports a failure; tells if it certainly has not. */
async function sentAsAsked(
  connection: EvmConnection,
  { asked, failure }: { readonly asked: AskedCall | undefined; readonly failure: unknown },
  options: SendOptions,
): Promise<OwnTransaction | undefined> {
  if (!asked) return undefined
  const isRefused = REFUSALS.some((code) => isMintlineError(failure, code))
  if (!isNumbered(asked)) {
    if (isRefused) options.onRefused?.()
    return undefined
  }
  const { hash } = await findAskedCall(connection, asked, options).catch((error: unknown) => {
    options.signal?.throwIfAborted()
    if (!isMintlineError(error)) throw error
    // Recorded, it is looked up again.
    throw failure
  })
  if (hash !== undefined) return { hash }
  if (isRefused) options.onRefused?.()
  return undefined
}

/**
 * Finds the transaction that a wallet sent although it reports its nonce as taken: wallets and their nodes resend by
 * themselves, so the transaction itself may have taken it.
 */
async function sentByWallet(
  failure: unknown,
  { findByEffects, signal, clock, onNodeFailure }: SendOptions,
): Promise<OwnTransaction | undefined> {
  const isTaken = ['NONCE_TOO_LOW', 'TRANSACTION_UNDERPRICED'] as const
  if (!findByEffects || !isTaken.some((code) => isMintlineError(failure, code))) return undefined
  try {
    const terms = {
      timeout: TAKEN_TIMEOUT,
      pollingInterval: TAKEN_INTERVAL,
      signal,
      clock,
      onNodeFailure,
    }
    return { hash: await awaitOutcome(findByEffects, terms) }
  } catch (error) {
    if (isMintlineError(error, 'PROMI_EVENT_TIMEOUT')) return undefined
    throw error
  }
}

/** Returns the error for a wallet or node failure, with amounts if they are known. */
async function asFailure(
  { client }: EvmConnection,
  error: unknown,
  { wallet, transaction, network }: SendInput,
  options: SendOptions,
): Promise<unknown> {
  options.signal?.throwIfAborted()
  const { address } = wallet
  const { to: contract, gas } = transaction
  const method = 'eth_sendTransaction'
  const failure = walletFailure(error, { method, wallet: address, contract, network, gas })
  return withAmounts(client, failure, { wallet: address, transaction, network }, options)
}
