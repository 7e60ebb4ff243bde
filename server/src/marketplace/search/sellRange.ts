import type { CurrencyParts } from '@mintline/core/identifiers'
import { formatCurrencyId } from '@mintline/core/identifiers'
import type { PriceFilter } from '../../read-model/search/priceFilter.ts'
import type { CurrencyRate } from '../items/searchSchemas.ts'

/** Price fields in a filter. */
interface PriceFields {
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly currency?: CurrencyParts
  readonly currencyRates?: readonly CurrencyRate[]
}

/**
 * Returns a filter's listing prices: in one currency, or in all currencies with a rate. With rates, prices and range
 * are compared in the rates' unit.
 */
export function sellRange({
  minPrice,
  maxPrice,
  currency,
  currencyRates: rates,
}: PriceFields): PriceFilter {
  const range = { from: minPrice, to: maxPrice }
  if (rates === undefined) return { ...range, currency }
  const unit = currency === undefined ? 1 : rateOf(currency, rates)
  // A currency without a rate cannot be compared with others.
  if (unit === undefined) return { ...range, currency }
  const inUnit = (price: number | undefined) => (price === undefined ? undefined : price * unit)
  const isRanged = minPrice !== undefined || maxPrice !== undefined
  return isRanged ? { from: inUnit(minPrice), to: inUnit(maxPrice), rates } : { currency }
}

function rateOf(currency: CurrencyParts, rates: readonly CurrencyRate[]): number | undefined {
  const id = formatCurrencyId(currency)
  return rates.find((each) => formatCurrencyId(each.id) === id)?.rate
}
