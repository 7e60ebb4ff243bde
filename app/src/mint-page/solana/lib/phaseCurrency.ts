import { type PriceTokenFacts, priceTokenOf } from '@mintline/solana/reads'
import { baseUnitsOf } from '#entities/currency/baseUnitsOf.ts'
import type { Currency } from '#shared/lib/amountText.ts'

/** The coin of a network, and tokens that phases are priced in, by mint. */
export interface Currencies {
  coin: Currency
  tokens: ReadonlyMap<string, PriceTokenFacts>
}

/** Returns the currency of a phase's price. A token that the network does not have counts in base units. */
export function phaseCurrency(
  phase: Parameters<typeof priceTokenOf>[0],
  { coin, tokens }: Currencies,
): Currency {
  const mint = priceTokenOf(phase)
  if (mint === undefined) return coin
  return tokens.get(mint) ?? baseUnitsOf(mint)
}
