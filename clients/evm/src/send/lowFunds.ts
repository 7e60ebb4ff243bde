import { CoreError, isMintlineError } from '@mintline/core/errors'
import type { Address, Client } from 'viem'
import { getBalance } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import { fetchGasPrice, highestPrice } from './gasPrice.ts'
import type { EstimateInput, FeeOptions } from './sendOptions.ts'

/** Adds amounts to FUNDS_TOO_LOW if the node provides them; returns other errors unchanged. */
export async function withAmounts(
  client: Client,
  error: unknown,
  { wallet, transaction, network }: EstimateInput,
  options: FeeOptions,
): Promise<unknown> {
  if (!isMintlineError(error, 'FUNDS_TOO_LOW')) return error
  const { value = 0n, gas = 0n } = transaction
  try {
    const address = wallet as Address
    const [balance, price] = await Promise.all([
      askChain('eth_getBalance', () => getBalance(client, { address }), options),
      fetchGasPrice(client, options),
    ])
    const needed = value + gas * highestPrice(price)
    const coin = network.nativeCurrency
    return new CoreError('FUNDS_TOO_LOW', { wallet, needed, balance, coin }, { cause: error })
  } catch {
    return error
  }
}
