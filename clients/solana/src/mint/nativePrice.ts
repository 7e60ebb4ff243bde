import { NATIVE_DECIMALS, type Price } from '@mintline/core'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { MintNetwork } from '../rpc/network.ts'

/** Converts lamports to a price in the network's coin. */
export function nativePrice(value: bigint, { blockchain }: Pick<MintNetwork, 'blockchain'>): Price {
  const id = formatCurrencyId({ blockchain, address: NATIVE_CURRENCY })
  return { value, currency: { id, decimals: NATIVE_DECIMALS } }
}
