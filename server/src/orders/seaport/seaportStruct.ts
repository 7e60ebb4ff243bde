import { SEAPORT_ITEM_TYPES, SEAPORT_ORDER_TYPES } from '@mintline/core/enumerations/indexer'
import type { ReceivedAsset, SeaportAsset, SeaportOrder } from './seaportOrder.ts'

/** An order as Seaport hashes, signs and cancels it. */
export function orderComponents({ counter, ...order }: SeaportOrder) {
  return { ...terms(order), counter }
}

/**
 * An order as Seaport fills it.
 *
 * @param tips - assets that whoever fills the order gives to others, besides those that it asks for
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

/** Seaport numbers types in the order of the enumeration. */
const assetStruct = ({ itemType, ...asset }: SeaportAsset) => ({
  ...asset,
  itemType: SEAPORT_ITEM_TYPES.indexOf(itemType),
})

const receivedStruct = ({ recipient, ...asset }: ReceivedAsset) => ({
  ...assetStruct(asset),
  recipient,
})
