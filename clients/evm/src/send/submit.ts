import { isPassingNodeError } from '@mintline/core'
import { sendWithGasFallback, walkWalletError } from '@mintline/core/signing'
import { type Address, formatTransactionRequest, type Hex, keccak256 } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import { getTransactionCount, sendRawTransaction } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import { innermost } from '../failures/innermost.ts'
import { fetchGasPrice } from './gasPrice.ts'
import type { SendInput, SendOptions } from './sendOptions.ts'

/** Words of nodes that have the transaction already. */
const KNOWN_ALREADY = /already known|already imported|already in the mempool|known transaction/i

/**
 * Signs and sends a transaction; the answer is its hash. A wallet that refuses gas options is asked once
 * more without.
 *
 * @throws What the wallet or node throws.
 */
export function submit(input: SendInput, gas: bigint, options: SendOptions): Promise<Hex> {
  const { account } = input.wallet.client
  return account.type === 'local'
    ? sendSigned(account, input, gas, options)
    : sendByWallet(input, gas)
}

function sendByWallet({ wallet, transaction }: SendInput, gas: bigint): Promise<Hex> {
  const { to, data, value } = transaction
  const request = { from: wallet.address as Address, to, data, value, gas }
  return sendWithGasFallback(request, async (sent) => {
    try {
      // Asked once: a wallet that is asked again shows its window again.
      return await wallet.client.request(
        { method: 'eth_sendTransaction', params: [formatTransactionRequest(sent)] },
        { retryCount: 0 },
      )
    } catch (error) {
      // viem speaks of invalid parameters where a wallet does not.
      throw innermost(error)
    }
  })
}

/** Signed once, so that the node can be asked again with the same bytes. */
async function sendSigned(
  account: LocalAccount,
  { wallet, transaction, network }: SendInput,
  gas: bigint,
  options: SendOptions,
): Promise<Hex> {
  const { to, data, value } = transaction
  const { client } = wallet
  const { address } = account
  const countOf = () => getTransactionCount(client, { address, blockTag: 'pending' })
  const [nonce, price] = await Promise.all([
    askChain('eth_getTransactionCount', countOf, options),
    fetchGasPrice(client, options),
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
  try {
    const send = () => sendRawTransaction(client, { serializedTransaction })
    return await askChain('eth_sendRawTransaction', send, options)
  } catch (error) {
    if (walkWalletError(error).messages.some((text) => KNOWN_ALREADY.test(text))) return hash
    // It may have arrived without the node's answer.
    if (isPassingNodeError(error)) options.onSent?.(hash)
    throw error
  }
}
