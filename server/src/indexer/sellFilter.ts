import type { Platform } from '@mintline/core/enumerations/indexer'
import type { CurrencyParts } from '@mintline/core/identifiers'
import type { PriceFilter } from '../read-model/search/priceFilter.ts'

/** Search fields for the best listing. */
interface SellFields {
  readonly sellPriceFrom?: number
  readonly sellPriceTo?: number
  readonly sellCurrency?: CurrencyParts
  readonly sellPlatforms?: readonly Platform[]
}

/** Returns the conditions that a search sets for the best listing. */
export const sellFilter = (fields: SellFields): PriceFilter => ({
  from: fields.sellPriceFrom,
  to: fields.sellPriceTo,
  currency: fields.sellCurrency,
  platforms: fields.sellPlatforms,
})
