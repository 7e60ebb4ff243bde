import { SEAPORT_ITEM_TYPES, SEAPORT_ORDER_TYPES } from '@mintline/core/enumerations/indexer'
import type { ReceivedAsset, SeaportAsset, SeaportOrder } from './seaportOrder.ts'

/** Builds the struct that Seaport hashes, and that wallets sign and cancel. */
export function orderComponents({ counter, ...order }: SeaportOrder) {
  return { ...terms(order), counter }
}

/**
 * Builds the struct that Seaport fills.
 *
 * @param tips - assets that the filling wallet gives to others, beyond those that the order asks for
 */
export function orderParameters(order: SeaportOrder, tips: readonly ReceivedAsset[] = []) {
  const { consideration, ...common } = terms(order)
  return {
    ...common,
    consideration: [...consideration, ...tips.map(receivedStruct)],
    totalOriginalConsiderationItems: BigInt(consideration.length),
  }
}

function terms({ offer, consideration, ...order }: Omit<SeaportOrder, 'counter'>) {
  const { maker, zone, zoneHash, start, end, salt, conduitKey } = order
  return {
    offerer: maker,
    zone,
    offer: offer.map(assetStruct),
    consideration: consideration.map(receivedStruct),
    orderType: SEAPORT_ORDER_TYPES.indexOf(order.orderType),
    startTime: start,
    endTime: end,
    zoneHash,
    salt,
    conduitKey,
  }
}

/** Seaport numbers types by their position in the list. */
const assetStruct = ({ itemType, ...asset }: SeaportAsset) => ({
  ...asset,
  itemType: SEAPORT_ITEM_TYPES.indexOf(itemType),
})

const receivedStruct = ({ recipient, ...asset }: ReceivedAsset) => ({
  ...assetStruct(asset),
  recipient,
})
