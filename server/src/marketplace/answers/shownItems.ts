import { itemFacts } from '../../read-model/items/itemFacts.ts'
import type { MarketItem } from '../../read-model/items/marketItem.ts'
import type { MarketItems } from '../../read-model/items/marketItemsByKeys.ts'
import { latestOwners } from '../../read-model/ownerships/latestOwners.ts'
import { marketOwnershipsByKeys } from '../../read-model/ownerships/marketOwnershipsByKeys.ts'
import { type ItemWithParts, itemOf } from '../models/item.ts'
import type { Item } from '../schemas/items.ts'
import { type AnswerSources, knownCurrencies } from './knownCurrencies.ts'
import { openAuctionsOfItems } from './openAuctions.ts'
import { currencyIdOf } from './shownOrders.ts'

/** Items as version 4 shows them. */
export async function shownItems(sources: AnswerSources, items: MarketItems): Promise<Item[]> {
  const whole = await withParts(sources, items)
  const ids = whole.flatMap(({ item, ownership }) => [
    currencyIdOf(item.bestBidOrder),
    currencyIdOf(ownership?.bestSellOrder),
    item.lastSale?.currencyId,
  ])
  const findCurrency = await knownCurrencies(sources, ids)
  return whole.map((each) => itemOf(each, findCurrency))
}

async function withParts(
  sources: AnswerSources,
  { items, orderOf }: MarketItems,
): Promise<ItemWithParts[]> {
  const { reader } = sources
  const auctionOf = await openAuctionsOfItems(
    sources,
    items.map(({ keys }) => keys),
  )
  // With the marks of the owner who holds the auction, or else of the best listing's.
  const markedOf = ({ id, keys: { item, collection, seller } }: MarketItem) => ({
    ...{ item, collection },
    owner: auctionOf(id)?.owner ?? seller,
  })
  const marked = items.map(markedOf)
  const offered = marked.flatMap(({ item, owner }) => (owner ? [{ item, owner }] : []))
  const shared = items.filter(({ ownerIfSingle, deleted }) => !ownerIfSingle && !deleted)
  const [ownersOf, ownerships, factsOf] = await Promise.all([
    latestOwners(
      reader,
      shared.map(({ keys }) => keys.item),
    ),
    marketOwnershipsByKeys(reader, offered, orderOf),
    itemFacts(reader, marked),
  ])
  const byItem = new Map(ownerships.map((ownership) => [ownership.itemId, ownership]))
  return items.map((item) => {
    const { id, keys, ownerIfSingle } = item
    return {
      item,
      owners: ownerIfSingle ? [ownerIfSingle] : ownersOf(keys.item),
      ownership: byItem.get(id),
      facts: factsOf(markedOf(item)),
      auction: auctionOf(id)?.auction,
    }
  })
}
