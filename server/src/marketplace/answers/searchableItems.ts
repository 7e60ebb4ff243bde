import { ownershipIdOfAccount } from '../../read-model/ids/texts.ts'
import { itemMarks } from '../../read-model/items/itemMarks.ts'
import type { ItemModel } from '../../read-model/items/itemModel.ts'
import { ranksOfItems } from '../../read-model/items/ranks/ranksOfItems.ts'
import { marksOfOwnerships } from '../../read-model/social/marksOfOwnerships.ts'
import { socialOfItems } from '../../read-model/social/socialOfItems.ts'
import { visitsOfItems } from '../../read-model/social/visitsOfItems.ts'
import { searchableItemOf } from '../models/searchableItem.ts'
import type { SearchableItem } from '../schemas/searchable.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { openAuctionsOfItems } from './openAuctions.ts'
import { searchableCollectionsByIds } from './searchableCollections.ts'
import { currencyIdOf } from './shownOrders.ts'

/** Items as searches have them. Those of a collection that is not known yet are left out. */
export async function searchableItems(
  sources: AnswerSources,
  items: readonly ItemModel[],
): Promise<SearchableItem[]> {
  const { reader, now } = sources
  const ids = items.map(({ id }) => id)
  const placeOf = ({ id: item, collection }: ItemModel) => ({ item, collection })
  const [collections, findCurrency, marksOf, ownMarksOf, socialOf, visitsOf, rankOf, auctionOf] =
    await Promise.all([
      searchableCollectionsByIds(
        reader,
        items.map(({ collection }) => collection),
      ),
      knownCurrencies(
        sources,
        items.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder)),
      ),
      itemMarks(reader, items.map(placeOf)),
      marksOfOwnerships(
        reader,
        items.flatMap((item) => soleOwnershipId(item) ?? []),
      ),
      socialOfItems(reader, ids),
      visitsOfItems(reader, ids, now()),
      ranksOfItems(reader, ids),
      openAuctionsOfItems(sources, items.map(placeOf)),
    ])
  return items.flatMap((item) => {
    const collection = collections.get(item.collection)
    if (collection === undefined) return []
    const parts = {
      item,
      collection,
      marks: marksOf(placeOf(item)),
      ownMarks: ownMarksOf(soleOwnershipId(item) ?? ''),
      social: socialOf(item.id),
      visits: visitsOf(item.id),
      rarity: item.deleted ? undefined : rankOf(item.id),
      auction: auctionOf(item.id)?.auction,
    }
    return [searchableItemOf(parts, findCurrency)]
  })
}

/** Id of the ownership of whoever holds all copies; undefined = there is none. */
const soleOwnershipId = ({ id, ownerIfSingle }: ItemModel): string | undefined =>
  ownerIfSingle && ownershipIdOfAccount(id, ownerIfSingle)
