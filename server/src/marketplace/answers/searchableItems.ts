import { itemFacts } from '../../read-model/items/itemFacts.ts'
import type { MarketItems } from '../../read-model/items/marketItemsByKeys.ts'
import { ranksOfItems } from '../../read-model/items/ranks/ranksOfItems.ts'
import { visitsOfItems } from '../../read-model/social/visitsOfItems.ts'
import { searchableItemOf } from '../models/searchableItem.ts'
import type { SearchableItem } from '../schemas/searchable.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { openAuctionsOfItems } from './openAuctions.ts'
import { searchableCollectionsByIds } from './searchableCollections.ts'
import { currencyIdOf } from './shownOrders.ts'

/** Returns items in search form. Leaves out items whose collection is not known yet. */
export async function searchableItems(
  sources: AnswerSources,
  { items }: MarketItems,
): Promise<SearchableItem[]> {
  const { reader, now } = sources
  const places = items.map(({ keys }) => keys)
  const keys = places.map(({ item }) => item)
  const [collections, findCurrency, factsOf, visitsOf, rankOf, auctionOf] = await Promise.all([
    searchableCollectionsByIds(
      reader,
      items.map(({ collection }) => collection),
    ),
    knownCurrencies(
      sources,
      items.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder)),
    ),
    itemFacts(reader, places),
    visitsOfItems(reader, keys, now()),
    ranksOfItems(reader, keys),
    openAuctionsOfItems(sources, places),
  ])
  return items.flatMap((item) => {
    const collection = collections.get(item.collection)
    if (collection === undefined) return []
    const { item: key } = item.keys
    const parts = {
      item,
      collection,
      facts: factsOf(item.keys),
      visits: visitsOf(key),
      rarity: item.deleted ? undefined : rankOf(key),
      auction: auctionOf(item.id)?.auction,
    }
    return [searchableItemOf(parts, findCurrency)]
  })
}
