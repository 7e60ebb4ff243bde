import { parseCollectionId } from '@mintline/core/identifiers'
import { collectionFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import { collectionsByIds } from '../../read-model/collections/collectionsByIds.ts'
import { itemFacts } from '../../read-model/items/itemFacts.ts'
import type { MarketItems } from '../../read-model/items/marketItemsByIds.ts'
import { ranksOfItems } from '../../read-model/items/ranks/ranksOfItems.ts'
import type { OwnershipModel } from '../../read-model/ownerships/ownershipModel.ts'
import type { Reader } from '../../read-model/reader.ts'
import { visitsOfItems } from '../../read-model/social/visits.ts'
import { openAuctions, openAuctionsOfItems } from '../auctions/answers.ts'
import { type AnswerSources, knownCurrencies } from '../currencies/answers.ts'
import { currencyIdOf } from '../orders/answers.ts'
import { searchableCollectionOf, searchableItemOf } from './models.ts'
import type { SearchableCollection, SearchableItem, SearchableOwnership } from './schemas.ts'
import { searchableOwnershipOf } from './searchableOwnership.ts'

/** Returns collections in search form. Leaves out collections that were removed while they were read. */
export async function searchableCollections(
  reader: Reader,
  collections: readonly CollectionModel[],
): Promise<SearchableCollection[]> {
  const ids = collections.map(({ id }) => parseCollectionId(id))
  const factsOf = await collectionFacts(reader, ids)
  return collections.flatMap((collection) => {
    const facts = factsOf.get(collection.id)
    return facts ? [searchableCollectionOf(collection, facts)] : []
  })
}

/** Returns collections in search form, by collection id. */
async function searchableCollectionsByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SearchableCollection>> {
  const distinct = [...new Set(ids)].map(parseCollectionId)
  const shown = await searchableCollections(reader, await collectionsByIds(reader, distinct))
  return new Map(shown.map((collection) => [collection.id, collection]))
}

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

/** Returns ownerships in search form. Leaves out ownerships whose collection is not known yet. */
export async function searchableOwnerships(
  sources: AnswerSources,
  ownerships: readonly OwnershipModel[],
): Promise<SearchableOwnership[]> {
  const { reader } = sources
  const ids = ownerships.map(({ id }) => id)
  const [collections, findCurrency, factsOf, auctionOf] = await Promise.all([
    searchableCollectionsByIds(
      reader,
      ownerships.map(({ collection }) => collection),
    ),
    knownCurrencies(
      sources,
      ownerships.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder)),
    ),
    itemFacts(
      reader,
      ownerships.map(({ keys }) => keys),
    ),
    openAuctions(sources, ids),
  ])
  return ownerships.flatMap((ownership) => {
    const collection = collections.get(ownership.collection)
    if (collection === undefined) return []
    const facts = factsOf(ownership.keys)
    const auction = auctionOf(ownership.id)
    const parts = { ownership, facts, auction, collection }
    return [searchableOwnershipOf(parts, findCurrency)]
  })
}
