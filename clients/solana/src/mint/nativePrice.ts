import { NATIVE_DECIMALS, type Price } from '@mintline/core'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { MintNetwork } from '../rpc/network.ts'

/** An amount of lamports as a price in the coin of a network. */
export function nativePrice(value: bigint, { blockchain }: Pick<MintNetwork, 'blockchain'>): Price {
  const id = formatCurrencyId({ blockchain, address: NATIVE_CURRENCY })
  return { value, currency: { id, decimals: NATIVE_DECIMALS } }
}
