import type { ItemSearch } from '../../read-model/items/search/itemSearch.ts'
import type { ItemsSearchFilter } from '../schemas/itemSearch.ts'
import { sellFilter } from '../sellFilter.ts'

/** Builds the search for an item filter. */
export const itemSearchOf = (filter: ItemsSearchFilter): ItemSearch => ({
  ...filter,
  minted: { from: filter.mintedAtFrom, to: filter.mintedAtTo },
  updated: { from: filter.lastUpdatedAtFrom, to: filter.lastUpdatedAtTo },
  sell: sellFilter(filter),
  bid: {
    from: filter.bidPriceFrom,
    to: filter.bidPriceTo,
    currency: filter.bidCurrency,
    platforms: filter.bidPlatforms,
  },
})
