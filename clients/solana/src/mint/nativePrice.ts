import type { Price } from '@mintline/core'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { MintNetwork } from '../rpc/network.ts'

/** Digits after the point of lamports, on Solana and Eclipse. */
const NATIVE_DECIMALS = 9

/** An amount of lamports as a price in the coin of a network. */
export function nativePrice(value: bigint, { blockchain }: Pick<MintNetwork, 'blockchain'>): Price {
  const id = formatCurrencyId({ blockchain, address: NATIVE_CURRENCY })
  return { value, currency: { id, decimals: NATIVE_DECIMALS } }
}
