import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { Price } from '@mintline/core/mint'
import { APTOS_NETWORKS } from '@mintline/core/networks'

/** Converts octas to a price in the native coin, which pays for all drops. */
export function octas(value: bigint): Price {
  const id = formatCurrencyId({ blockchain: 'APTOS', address: NATIVE_CURRENCY })
  return { value, currency: { id, decimals: APTOS_NETWORKS[0].nativeCurrency.decimals } }
}
