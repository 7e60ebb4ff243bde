import { itemIdOf, orderIdOf, ownershipIdOf } from '../../read-model/ids/texts.ts'
import { marketItemsByKeys } from '../../read-model/items/marketItemsByKeys.ts'
import { ordersByKeys } from '../../read-model/orders/ordersByKeys.ts'
import { ownershipsByKeys } from '../../read-model/ownerships/ownershipsByKeys.ts'
import type { BestBidOwnership } from '../schemas/itemOwnerships.ts'
import type { AnswerSources } from './knownCurrencies.ts'
import { shownItems } from './shownItems.ts'
import { shownOrders } from './shownOrders.ts'
import { shownOwnerships } from './shownOwnerships.ts'

/** A bid's key, with the keys of the ownership that it bids on. */
export interface BestBidKeys {
  readonly id: Buffer
  readonly item: Buffer
  readonly owner: Buffer
}

/**
 * Returns ownerships with their items and best bids, in key order. Leaves out ownerships that were sold since the keys
 * were read.
 */
export async function bestBidOwnerships(
  sources: AnswerSources,
  keys: readonly BestBidKeys[],
): Promise<BestBidOwnership[]> {
  const { reader } = sources
  const items = keys.map(({ item }) => item)
  const [owned, itemsFound, bids] = await Promise.all([
    ownershipsByKeys(reader, keys).then((found) => shownOwnerships(sources, found)),
    marketItemsByKeys(reader, items).then((found) => shownItems(sources, found)),
    ordersByKeys(
      reader,
      keys.map(({ id }) => id),
    ).then((found) => shownOrders(sources, found)),
  ])
  const ownershipOf = byId(owned)
  const itemOf = byId(itemsFound)
  const bidOf = byId(bids)
  return keys.flatMap((each) => {
    const ownership = ownershipOf.get(ownershipIdOf(each.item, each.owner))
    const item = itemOf.get(itemIdOf(each.item))
    const bid = bidOf.get(orderIdOf(each.id))
    return ownership && item && bid ? [{ ownership, item, bid }] : []
  })
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]))
