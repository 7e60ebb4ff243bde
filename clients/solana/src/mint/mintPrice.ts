import { NATIVE_DECIMALS } from '@mintline/core/amounts'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { Price } from '@mintline/core/mint'
import type { MintNetwork } from '../rpc/network.ts'
import type { ClaimTerms } from './claimTerms.ts'

type Network = Pick<MintNetwork, 'blockchain'>

/** Converts base units to a price in the currency of a wallet's terms. */
export function mintPrice(
  value: bigint,
  { token }: Pick<ClaimTerms, 'token'>,
  network: Network,
): Price {
  if (!token) return nativePrice(value, network)
  const { blockchain } = network
  const id = formatCurrencyId({ blockchain, address: token.mint })
  return { value, currency: { id, decimals: token.decimals } }
}

/** Converts lamports to a price in the network's coin. */
export function nativePrice(value: bigint, { blockchain }: Network): Price {
  const id = formatCurrencyId({ blockchain, address: NATIVE_CURRENCY })
  return { value, currency: { id, decimals: NATIVE_DECIMALS } }
}
