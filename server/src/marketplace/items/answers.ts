import { type FactsAndOwners, factsAndOwners } from '../../read-model/items/factsAndOwners.ts'
import type { MarketItems } from '../../read-model/items/marketItemsByIds.ts'
import { marketOwnershipsByKeys } from '../../read-model/ownerships/marketOwnerships.ts'
import { openAuctionsOfItems } from '../auctions/answers.ts'
import { type AnswerSources, knownCurrencies } from '../currencies/answers.ts'
import { currencyIdOf } from '../orders/answers.ts'
import { type ItemWithParts, itemOf } from './models.ts'
import type { Item } from './schemas.ts'

/**
 * Returns items in version 4 form.
 *
 * @param known - facts and owners that were read earlier; ignored unless they cover every item
 */
export async function shownItems(
  sources: AnswerSources,
  items: MarketItems,
  known?: FactsAndOwners,
): Promise<Item[]> {
  const whole = await withParts(sources, items, known)
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
  known: FactsAndOwners | undefined,
): Promise<ItemWithParts[]> {
  const { reader } = sources
  const auctionOf = await openAuctionsOfItems(
    sources,
    items.map(({ keys }) => keys),
  )
  const places = items.map(({ id, keys: { item, collection, seller }, ...shown }) => ({
    ...{ item, collection },
    // Facts include the marks by the auction's owner, or else by the best listing's maker.
    owner: auctionOf(id)?.owner ?? seller,
    isShared: shown.ownerIfSingle === undefined && !shown.deleted,
  }))
  const offered = places.flatMap(({ item, owner }) => (owner ? [{ item, owner }] : []))
  const [ownerships, { factsOf, ownersOf }] = await Promise.all([
    marketOwnershipsByKeys(reader, offered, orderOf),
    known && places.every(known.has) ? known : factsAndOwners(reader, places),
  ])
  const byItem = new Map(ownerships.map((ownership) => [ownership.itemId, ownership]))
  return items.map((item, index) => {
    const { id, keys, ownerIfSingle } = item
    return {
      item,
      owners: ownerIfSingle ? [ownerIfSingle] : ownersOf(keys.item),
      ownership: byItem.get(id),
      facts: factsOf(places[index] ?? keys),
      auction: auctionOf(id)?.auction,
    }
  })
}
