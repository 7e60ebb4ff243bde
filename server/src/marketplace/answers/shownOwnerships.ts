import { itemMarks } from '../../read-model/items/itemMarks.ts'
import type { OwnershipModel } from '../../read-model/ownerships/ownershipModel.ts'
import { ownershipOf } from '../models/ownership.ts'
import type { Ownership } from '../schemas/ownerships.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { currencyIdOf } from './shownOrders.ts'

/** Ownerships as version 4 shows them. */
export async function shownOwnerships(
  sources: AnswerSources,
  ownerships: readonly OwnershipModel[],
): Promise<Ownership[]> {
  const ids = ownerships.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder))
  const placeOf = ({ itemId: item, collection }: OwnershipModel) => ({ item, collection })
  const [findCurrency, marksOf] = await Promise.all([
    knownCurrencies(sources, ids),
    itemMarks(sources.reader, ownerships.map(placeOf)),
  ])
  return ownerships.map((each) => ownershipOf(each, marksOf(placeOf(each)), findCurrency))
}
