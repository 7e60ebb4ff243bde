import { asModel, type Shown } from '../../json/kept.ts'
import type { ItemModel } from '../../read-model/items/itemModel.ts'
import type { ItemSearch } from '../../read-model/items/search/itemSearch.ts'
import type { Page } from '../../read-model/page.ts'
import type { ItemsSearchFilter } from '../schemas/itemSearch.ts'
import { sellFilter } from '../sellFilter.ts'

/** Builds the answer for a page with items. */
export const itemsAnswer = ({ entries, next }: Page<Shown<ItemModel>>) => ({
  continuation: next,
  items: entries.map(asModel),
})

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
