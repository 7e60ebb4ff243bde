import { itemFacts } from '../../read-model/items/itemFacts.ts'
import type { OwnershipModel } from '../../read-model/ownerships/ownershipModel.ts'
import { openAuctions } from '../auctions/answers.ts'
import { type AnswerSources, knownCurrencies } from '../currencies/answers.ts'
import { currencyIdOf } from '../orders/answers.ts'
import { ownershipOf } from './models.ts'
import type { Ownership } from './schemas.ts'

/** Returns ownerships in version 4 form. */
export async function shownOwnerships(
  sources: AnswerSources,
  ownerships: readonly OwnershipModel[],
): Promise<Ownership[]> {
  const { reader } = sources
  const currencies = ownerships.map(({ bestSellOrder }) => currencyIdOf(bestSellOrder))
  const ids = ownerships.map(({ id }) => id)
  const [findCurrency, factsOf, auctionOf] = await Promise.all([
    knownCurrencies(sources, currencies),
    itemFacts(
      reader,
      ownerships.map(({ keys }) => keys),
    ),
    openAuctions(sources, ids),
  ])
  return ownerships.map((ownership) => {
    const facts = factsOf(ownership.keys)
    const auction = auctionOf(ownership.id)
    return ownershipOf({ ownership, facts, auction }, findCurrency)
  })
}
