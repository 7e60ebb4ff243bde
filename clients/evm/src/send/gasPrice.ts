import type { Client } from 'viem'
import { estimateMaxPriorityFeePerGas, getBlock, getGasPrice } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import { type FeeOptions, type GasPrice, MAX_PRIORITY_FEE } from './sendOptions.ts'

/** Multiplier for the current base fee, which can rise by an eighth per block. */
const BASE_FEE_MULTIPLIER = 2n

/**
 * Fetches the gas price to offer.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchGasPrice(client: Client, options: FeeOptions = {}): Promise<GasPrice> {
  const { maxPriorityFee = MAX_PRIORITY_FEE } = options
  const suggesting = askChain(
    'eth_maxPriorityFeePerGas',
    () => estimateMaxPriorityFeePerGas(client, { chain: null }),
    options,
  )
  // Fails on chains without EIP-1559, where it does not matter.
  suggesting.catch(() => undefined)
  const { baseFeePerGas } = await askChain('eth_getBlockByNumber', () => getBlock(client), options)
  if (typeof baseFeePerGas !== 'bigint') {
    return { gasPrice: await askChain('eth_gasPrice', () => getGasPrice(client), options) }
  }
  const suggested = await suggesting
  const isTooMuch = suggested > maxPriorityFee
  const maxPriorityFeePerGas = isTooMuch ? maxPriorityFee : suggested
  return {
    maxPriorityFeePerGas,
    maxFeePerGas: baseFeePerGas * BASE_FEE_MULTIPLIER + maxPriorityFeePerGas,
  }
}

/** Returns the maximum price per gas unit. */
export function highestPrice(price: GasPrice): bigint {
  return 'gasPrice' in price ? price.gasPrice : price.maxFeePerGas
}
