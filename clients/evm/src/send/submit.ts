import { type AskOptions, isPassingNodeError } from '@mintline/core'
import { sendWithGasFallback, walkWalletError } from '@mintline/core/signing'
import { type Client, formatTransactionRequest, type Hex, keccak256 } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import { getTransactionCount, sendRawTransaction } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import { innermost } from '../failures/innermost.ts'
import { fetchGasPrice } from './gasPrice.ts'
import type { SendInput, SendOptions, SignedTransaction } from './sendOptions.ts'

/** Node messages about a transaction already received. */
const KNOWN_ALREADY = /already known|already imported|already in the mempool|known transaction/i

/**
 * Signs and sends a transaction, and returns its hash. Retries once without gas options for a wallet that
 * rejects them.
 *
 * @throws Errors of the wallet or node.
 */
export function submit(input: SendInput, gas: bigint, options: SendOptions): Promise<Hex> {
  const { account } = input.wallet.client
  return account.type === 'local'
    ? sendSigned(account, input, gas, options)
    : sendByWallet(input, gas)
}

function sendByWallet({ wallet, transaction }: SendInput, gas: bigint): Promise<Hex> {
  const { to, data, value } = transaction
  const request = { from: wallet.address, to, data, value, gas }
  return sendWithGasFallback(request, async (sent) => {
    try {
      // No retries, which would open the wallet again.
      return await wallet.client.request(
        { method: 'eth_sendTransaction', params: [formatTransactionRequest(sent)] },
        { retryCount: 0 },
      )
    } catch (error) {
      // viem reports invalid parameters where the wallet does not.
      throw innermost(error)
    }
  })
}

/** Signs once, so that retries send the same bytes. */
async function sendSigned(
  account: LocalAccount,
  { wallet, transaction, network, estimate }: SendInput,
  gas: bigint,
  options: SendOptions,
): Promise<Hex> {
  const { to, data, value } = transaction
  const { client } = wallet
  const { address } = account
  const countOf = () => getTransactionCount(client, { address, blockTag: 'pending' })
  const [nonce, price] = await Promise.all([
    askChain('eth_getTransactionCount', countOf, options),
    estimate?.price ?? fetchGasPrice(client, options),
  ])
  const { chainId } = network
  const serializedTransaction = await account.signTransaction({
    ...('gasPrice' in price
      ? { type: 'legacy', gasPrice: price.gasPrice }
      : { type: 'eip1559', ...price }),
    chainId,
    nonce,
    to,
    data,
    value,
    gas,
  })
  const hash = keccak256(serializedTransaction)
  await options.beforeSend?.({ hash, serialized: serializedTransaction })
  options.signal?.throwIfAborted()
  try {
    return await broadcast(client, { hash, serialized: serializedTransaction }, options)
  } catch (error) {
    // The node may have received it before the connection failed.
    if (isPassingNodeError(error)) options.onSent?.(hash)
    throw error
  }
}

/** Sends signed bytes, which the node may already have. */
export async function broadcast(
  client: Client,
  { hash, serialized }: SignedTransaction,
  options: AskOptions,
): Promise<Hex> {
  try {
    const send = () => sendRawTransaction(client, { serializedTransaction: serialized })
    return await askChain('eth_sendRawTransaction', send, options)
  } catch (error) {
    if (walkWalletError(error).messages.some((text) => KNOWN_ALREADY.test(text))) return hash as Hex
    throw error
  }
}
