import { itemFacts } from '../../read-model/items/itemFacts.ts'
import type { OwnershipModel } from '../../read-model/ownerships/ownershipModel.ts'
import { searchableOwnershipOf } from '../models/searchableOwnership.ts'
import type { SearchableOwnership } from '../schemas/searchable.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { openAuctions } from './openAuctions.ts'
import { searchableCollectionsByIds } from './searchableCollections.ts'
import { currencyIdOf } from './shownOrders.ts'

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
