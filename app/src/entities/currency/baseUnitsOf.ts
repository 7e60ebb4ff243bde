import type { Currency } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'

/** The unit for amounts of a token that the node does not know, whose decimals therefore are not known either. */
export function baseUnitsOf(mint: string): Currency {
  return { symbol: `base units of ${shortAddress(mint)}`, decimals: 0 }
}
