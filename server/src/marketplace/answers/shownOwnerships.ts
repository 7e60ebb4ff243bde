import { itemMarks } from '../../read-model/items/itemMarks.ts'
import type { OwnershipModel } from '../../read-model/ownerships/ownershipModel.ts'
import { marksOfOwnerships } from '../../read-model/social/marksOfOwnerships.ts'
import { socialOfItems } from '../../read-model/social/socialOfItems.ts'
import { ownershipOf } from '../models/ownership.ts'
import type { Ownership } from '../schemas/ownerships.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { openAuctions } from './openAuctions.ts'
import { currencyIdOf } from './shownOrders.ts'

/** Ownerships as version 4 shows them. */
export async function shownOwnerships(
  sources: AnswerSources,
  ownerships: readonly OwnershipModel[],
): Promise<Ownership[]> {
  const { reader } = sources
  const currencies = ownerships.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder))
  const ids = ownerships.map(({ id }) => id)
  const placeOf = ({ itemId: item, collection }: OwnershipModel) => ({ item, collection })
  const [findCurrency, marksOf, ownMarksOf, socialOf, auctionOf] = await Promise.all([
    knownCurrencies(sources, currencies),
    itemMarks(reader, ownerships.map(placeOf)),
    marksOfOwnerships(reader, ids),
    socialOfItems(
      reader,
      ownerships.map(({ itemId }) => itemId),
    ),
    openAuctions(sources, ids),
  ])
  return ownerships.map((ownership) => {
    const marks = marksOf(placeOf(ownership))
    const ownMarks = ownMarksOf(ownership.id)
    const { likes } = socialOf(ownership.itemId)
    const auction = auctionOf(ownership.id)
    return ownershipOf({ ownership, marks, ownMarks, likes, auction }, findCurrency)
  })
}
