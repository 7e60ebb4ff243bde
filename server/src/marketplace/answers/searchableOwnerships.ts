import { itemMarks } from '../../read-model/items/itemMarks.ts'
import type { OwnershipModel } from '../../read-model/ownerships/ownershipModel.ts'
import { marksOfOwnerships } from '../../read-model/social/marksOfOwnerships.ts'
import { searchableOwnershipOf } from '../models/searchableOwnership.ts'
import type { SearchableOwnership } from '../schemas/searchable.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { openAuctions } from './openAuctions.ts'
import { searchableCollectionsByIds } from './searchableCollections.ts'
import { currencyIdOf } from './shownOrders.ts'

/** Ownerships as searches have them. Those of a collection that is not known yet are left out. */
export async function searchableOwnerships(
  sources: AnswerSources,
  ownerships: readonly OwnershipModel[],
): Promise<SearchableOwnership[]> {
  const { reader } = sources
  const ids = ownerships.map(({ id }) => id)
  const placeOf = ({ itemId: item, collection }: OwnershipModel) => ({ item, collection })
  const [collections, findCurrency, marksOf, ownMarksOf, auctionOf] = await Promise.all([
    searchableCollectionsByIds(
      reader,
      ownerships.map(({ collection }) => collection),
    ),
    knownCurrencies(
      sources,
      ownerships.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder)),
    ),
    itemMarks(reader, ownerships.map(placeOf)),
    marksOfOwnerships(reader, ids),
    openAuctions(sources, ids),
  ])
  return ownerships.flatMap((ownership) => {
    const collection = collections.get(ownership.collection)
    if (collection === undefined) return []
    const marks = marksOf(placeOf(ownership))
    const ownMarks = ownMarksOf(ownership.id)
    const auction = auctionOf(ownership.id)
    const parts = { ownership, marks, ownMarks, auction, collection }
    return [searchableOwnershipOf(parts, findCurrency)]
  })
}
