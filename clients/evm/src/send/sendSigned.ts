import { type AskOptions, isPassingNodeError, type MintlineError } from '@mintline/core'
import { walkWalletError } from '@mintline/core/signing'
import { type Client, keccak256 } from 'viem'
import { sendRawTransaction } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import { isNonceUsed } from '../failures/walletFailure.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import { fetchPendingNonce, type LocalSigner } from './localSigner.ts'
import type { SendInput, SendOptions, SignedTransaction } from './sendOptions.ts'

/** Node messages about a transaction already received. */
const KNOWN_ALREADY = /already known|already imported|already in the mempool|known transaction/i

/**
 * Signs and sends a transaction, and returns its hash. Signs again with the next nonce, once, where the wallet has used
 * the nonce for something else meanwhile.
 *
 * @throws Errors of the node.
 */
export async function sendSigned(
  signer: LocalSigner,
  input: SendInput,
  gas: bigint,
  options: SendOptions,
): Promise<string> {
  const { wallet } = input
  const signed = await sign(signer, input, gas)
  let mayHaveArrived = false
  const onNodeFailure = (failure: MintlineError) => {
    mayHaveArrived = true
    options.onNodeFailure?.(failure)
  }
  try {
    return await deliver(wallet.client, signed, { ...options, onNodeFailure })
  } catch (error) {
    if (!isNonceUsed(error)) throw error
    // By this transaction itself, where the answer to an earlier attempt was lost.
    if (await fetchTransaction(wallet, signed.hash, options)) return signed.hash
    if (mayHaveArrived) throw error
    const nonce = await fetchPendingNonce(wallet, options)
    if (nonce <= signer.nonce) throw error
    return await deliver(wallet.client, await sign({ ...signer, nonce }, input, gas), options)
  }
}

/** Signs once, so that retries send the same bytes. */
async function sign(
  { account, nonce, price }: LocalSigner,
  { transaction, network }: SendInput,
  gas: bigint,
): Promise<SignedTransaction> {
  const { to, data, value } = transaction
  const serialized = await account.signTransaction({
    ...('gasPrice' in price
      ? { type: 'legacy', gasPrice: price.gasPrice }
      : { type: 'eip1559', ...price }),
    chainId: network.chainId,
    nonce,
    to,
    data,
    value,
    gas,
  })
  return { hash: keccak256(serialized), serialized }
}

async function deliver(
  client: Client,
  signed: SignedTransaction,
  options: SendOptions,
): Promise<string> {
  await options.beforeSend?.(signed)
  options.signal?.throwIfAborted()
  try {
    return await broadcast(client, signed, options)
  } catch (error) {
    // The node may have received it before the connection failed.
    if (isPassingNodeError(error)) options.onSent?.(signed.hash)
    throw error
  }
}

/** Sends signed bytes, which the node may already have. */
export async function broadcast(
  client: Client,
  { hash, serialized }: SignedTransaction,
  options: AskOptions,
): Promise<string> {
  try {
    const send = () => sendRawTransaction(client, { serializedTransaction: serialized })
    return await askChain('eth_sendRawTransaction', send, options)
  } catch (error) {
    if (walkWalletError(error).messages.some((text) => KNOWN_ALREADY.test(text))) return hash
    throw error
  }
}
