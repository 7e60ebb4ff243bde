import type { Route } from '../../../http/route.ts'
import * as calls from '../../calls/orders.ts'
import { type MarketplaceServices, routeOnFirstCall } from '../route.ts'
import { getBestOfferByMakerUsingPOST } from './getBestOfferByMakerUsingPOST.ts'
import { getBestOfferForItemUsingGET } from './getBestOfferForItemUsingGET.ts'
import { getBestSellOrdersForItemUsingGET } from './getBestSellOrdersForItemUsingGET.ts'
import { getOffersForItemUsingPOST } from './getOffersForItemUsingPOST.ts'
import { ordersByMakerUsingPOST } from './ordersByMakerUsingPOST.ts'
import { sellOrderUsingGET } from './sellOrderUsingGET.ts'

/** Calls about orders. */
export const ORDER_ROUTES: readonly Route<MarketplaceServices>[] = [
  getBestOfferByMakerUsingPOST,
  getBestOfferForItemUsingGET,
  getBestSellOrdersForItemUsingGET,
  getOffersForItemUsingPOST,
  ordersByMakerUsingPOST,
  sellOrderUsingGET,
  // They load viem.
  routeOnFirstCall(calls.validateOrderUsingPOST, () => import('./validateOrderUsingPOST.ts')),
  routeOnFirstCall(calls.wertConvertUsingPOST, () => import('./wertConvertUsingPOST.ts')),
]
