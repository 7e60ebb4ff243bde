import { formatItemId, formatOrderId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { ItemIdInput, OrderIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { assertFound, found } from '../../http/found.ts'
import { collectionOfItem, itemById } from '../../read-model/items/itemsByKeys.ts'
import { bestListings } from '../../read-model/orders/bestOrders.ts'
import { bids } from '../../read-model/orders/bids.ts'
import { ordersByMakers } from '../../read-model/orders/orderLists.ts'
import { orderById } from '../../read-model/orders/ordersByIds.ts'
import { call, lazyCall } from '../call.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { pageRequest } from '../pageRequest.ts'
import { shownOrder, shownOrders } from './answers.ts'
import {
  BestOfferByMakersRequest,
  OfferPageRequest,
  OrderByMakerPageRequest,
  OrderForm,
  OrderValidateResult,
  WertConvertRequest,
  WertConvertResponse,
} from './formSchemas.ts'
import { DeprecatedOrder } from './schemas.ts'

/** Returns a maker's best active bid: for an item, for any item in a collection, or the better of both. */
export const getBestOfferByMakerUsingPOST = call(
  {
    operationId: 'getBestOfferByMakerUsingPOST',
    summary: 'The best bid of a maker',
    tag: 'Orders',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/orders/byMaker/best',
    body: { name: 'bestOfferByMakersRequest', schema: BestOfferByMakersRequest, optional: true },
    answer: DeprecatedOrder,
    errors: 'E404',
  },
  async ({ bestOfferByMakersRequest: { maker, itemId: item, token: collection } }, services) => {
    const { blockchain } = item ?? collection ?? {}
    if (blockchain === undefined) {
      throw new ApiError('validation', 'itemId or token is required: bids are compared within one')
    }
    const filter = { blockchain, item, collection, makers: [maker], statuses: ['ACTIVE'] } as const
    const { entries } = await bids(services.reader, filter, { size: 1, token: undefined })
    return shownOrder(services, found(entries[0], 'bid of', `${maker.group}:${maker.address}`))
  },
)

export const getBestOfferForItemUsingGET = call(
  {
    operationId: 'getBestOfferForItemUsingGET',
    summary: 'The best bid for an item',
    tag: 'Orders',
    method: 'GET',
    path: '/marketplace/api/v4/items/{id}/bestOffer',
    params: { id: ItemIdInput },
    answer: DeprecatedOrder,
    errors: 'E404',
  },
  async ({ id }, services) => {
    const item = await itemById(services.reader, id)
    return shownOrder(services, found(item?.bestBidOrder, 'bid for', formatItemId(id)))
  },
)

export const getBestSellOrdersForItemUsingGET = call(
  {
    operationId: 'getBestSellOrdersForItemUsingGET',
    summary: 'The best listings of an item',
    tag: 'Orders',
    method: 'GET',
    path: '/marketplace/api/v4/items/{id}/bestSellOrders',
    params: { id: ItemIdInput },
    answer: Type.Array(ref(DeprecatedOrder)),
    errors: 'E404',
  },
  async ({ id }, services) => {
    const collection = await collectionOfItem(services.reader, id)
    assertFound(collection !== undefined, 'item', formatItemId(id))
    return shownOrders(services, await bestListings(services.reader, id))
  },
)

/** Returns active bids for an item, and for any item in its collection unless the request asks for one kind. */
export const getOffersForItemUsingPOST = call(
  {
    operationId: 'getOffersForItemUsingPOST',
    summary: 'Bids for an item',
    tag: 'Orders',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/offers',
    params: { id: ItemIdInput },
    body: { name: 'offerPageRequest', schema: OfferPageRequest, optional: true },
    answer: Type.Array(ref(DeprecatedOrder)),
    continues: true,
    errors: 'E404',
  },
  async ({ id: item, offerPageRequest: request }, services) => {
    const { reader } = services
    const { kind, owner, owners } = request
    const collection = found(await collectionOfItem(reader, item), 'item', formatItemId(item))
    const filter = {
      blockchain: item.blockchain,
      item: kind === 'COLLECTION' ? undefined : item,
      collection: kind === 'ITEM' ? undefined : collection,
      makers: oneAndOthers(owner, owners),
      statuses: ['ACTIVE'],
    } as const
    const { entries, next } = await bids(reader, filter, pageRequest(request))
    return { entries: await shownOrders(services, entries), next }
  },
)

/** Order statuses by version 4 name. */
const STATUSES = {
  ACTIVE: 'ACTIVE',
  INACTIVE: 'INACTIVE',
  COMPLETED: 'FILLED',
  CANCELLED: 'CANCELLED',
} as const

export const ordersByMakerUsingPOST = call(
  {
    operationId: 'ordersByMakerUsingPOST',
    summary: 'Orders of a maker',
    tag: 'Orders',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/orders/byMaker',
    body: { name: 'orderByMakerPageRequest', schema: OrderByMakerPageRequest, optional: true },
    answer: Type.Array(ref(DeprecatedOrder)),
    continues: true,
    errors: 'E4',
  },
  async ({ orderByMakerPageRequest: request }, services) => {
    const { maker, side, status, platform, blockchains } = request
    const filter = {
      side: side === 'SELL' ? 'SELL' : 'BID',
      makers: [maker],
      blockchains,
      collections: undefined,
      ...(status && { statuses: [STATUSES[status]] }),
      ...(platform && { platform }),
    } as const
    const { entries, next } = await ordersByMakers(services.reader, filter, pageRequest(request))
    return { entries: await shownOrders(services, entries), next }
  },
)

export const sellOrderUsingGET = call(
  {
    operationId: 'sellOrderUsingGET',
    summary: 'An order',
    tag: 'Orders',
    method: 'GET',
    path: '/marketplace/api/v4/orders/{id}',
    params: { id: OrderIdInput },
    answer: DeprecatedOrder,
    errors: 'E404',
  },
  async ({ id }, services) => {
    const order = await orderById(services.reader, id)
    return shownOrder(services, found(order, 'order', formatOrderId(id)))
  },
)

export const validateOrderUsingPOST = lazyCall(
  {
    operationId: 'validateOrderUsingPOST',
    summary: 'Check an order before it is signed',
    tag: 'Orders',
    // Asks nodes: a conflicting order by the same maker may already be over on chain.
    requestClass: 'node',
    method: 'POST',
    path: '/marketplace/api/v4/orders/validate',
    body: { name: 'orderForm', schema: OrderForm, optional: true },
    answer: OrderValidateResult,
    errors: 'E4',
  },
  () => import('./lazyHandlers.ts'),
)

export const wertConvertUsingPOST = lazyCall(
  {
    operationId: 'wertConvertUsingPOST',
    description:
      'Has a service of the operator price and sign the payment of `amount` copies for the wallet `buyer`. Without such a service the answer is 501.',
    summary: 'Prepare the payment of an order by card',
    tag: 'Orders',
    requestClass: 'node',
    method: 'POST',
    path: '/marketplace/api/v4/orders/{id}/wertConvert',
    params: { id: OrderIdInput },
    body: { name: 'wertConvertRequest', schema: WertConvertRequest, optional: true },
    answer: WertConvertResponse,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)
