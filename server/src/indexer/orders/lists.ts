import { isBlockchain } from '@mintline/core/networks'
import { Type } from 'typebox'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  CurrencyIdInput,
  EpochMilliseconds,
  ItemIdInput,
  PageSize,
} from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import {
  allOrders,
  listings,
  ordersByItem,
  ordersByMakers,
  storedOrders,
} from '../../read-model/orders/orderLists.ts'
import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import { ordersByIds } from '../../read-model/orders/ordersByIds.ts'
import { floorBids } from '../../read-model/orders/pricedOrders.ts'
import type { Page } from '../../read-model/page.ts'
import { call } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import {
  Blockchain,
  OrderSort,
  OrderStatus,
  Platform,
  SearchEngine,
  SyncSort,
} from '../schemas/enumerations.ts'
import { OrderIds, Orders } from '../schemas/orders.ts'

export const getAllSync = call(
  {
    operationId: 'getAllSync',
    summary: 'Orders in the order in which they were stored, for replicas',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/sync',
    query: {
      blockchain: ref(Blockchain),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
      sort: Type.Optional(defaulting(ref(SyncSort), 'DB_UPDATE_ASC')),
    },
    answer: Orders,
    errors: 'E4',
  },
  async ({ blockchain, sort, ...input }, { reader }) => {
    if (!isBlockchain(blockchain)) return { orders: [] }
    const filter = { blockchain, isLatestFirst: sort === 'DB_UPDATE_DESC' }
    return ordersAnswer(await storedOrders(reader, filter, pageRequest(input)))
  },
)

export const getOrderBidsByItem = call(
  {
    operationId: 'getOrderBidsByItem',
    summary: 'Bids for an item, the dearest first',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/bids/byItem',
    query: {
      platform: Type.Optional(ref(Platform)),
      itemId: ItemIdInput,
      maker: Type.Optional(Type.Array(AddressInput)),
      origin: Type.Optional(AddressInput),
      status: Type.Optional(Type.Array(ref(OrderStatus))),
      currencies: Type.Optional(Type.Array(CurrencyIdInput)),
      start: Type.Optional(EpochMilliseconds),
      end: Type.Optional(EpochMilliseconds),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
      searchEngine: Type.Optional(ref(SearchEngine)),
    },
    ordered: [['start', 'end']],
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async (input, { reader }) => {
    const { itemId: item, maker: makers, platform, origin, status: statuses, currencies } = input
    const conditions = { platform, origin, statuses, currencies, ...createdBetween(input) }
    const filter = { side: 'BID', item, makers, ...conditions } as const
    return ordersAnswer(await ordersByItem(reader, filter, pageRequest(input)))
  },
)

export const getOrderBidsByMaker = call(
  {
    operationId: 'getOrderBidsByMaker',
    summary: 'Bids of makers, the latest change first',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/bids/byMaker',
    query: {
      maker: Type.Array(AddressInput),
      blockchains: Type.Optional(BlockchainsInput),
      platform: Type.Optional(ref(Platform)),
      collection: Type.Optional(Type.Array(CollectionIdInput)),
      origin: Type.Optional(AddressInput),
      status: Type.Optional(Type.Array(ref(OrderStatus))),
      currencies: Type.Optional(Type.Array(CurrencyIdInput)),
      start: Type.Optional(EpochMilliseconds),
      end: Type.Optional(EpochMilliseconds),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
      searchEngine: Type.Optional(ref(SearchEngine)),
    },
    ordered: [['start', 'end']],
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async (input, { reader }) => {
    const { maker: makers, blockchains, collection: collections } = input
    const { platform, origin, status: statuses, currencies } = input
    const conditions = { platform, origin, statuses, currencies, ...createdBetween(input) }
    const filter = { side: 'BID', makers, blockchains, collections, ...conditions } as const
    return ordersAnswer(await ordersByMakers(reader, filter, pageRequest(input)))
  },
)

export const getOrderFloorBidsByCollection = call(
  {
    operationId: 'getOrderFloorBidsByCollection',
    summary: 'Bids for any item of a collection, the dearest first',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/floorBids/byCollection',
    query: {
      platform: Type.Optional(ref(Platform)),
      collectionId: CollectionIdInput,
      origin: Type.Optional(AddressInput),
      status: Type.Optional(Type.Array(ref(OrderStatus))),
      currencies: Type.Optional(Type.Array(CurrencyIdInput)),
      start: Type.Optional(EpochMilliseconds),
      end: Type.Optional(EpochMilliseconds),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
    },
    ordered: [['start', 'end']],
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async (input, { reader }) => {
    const { collectionId, platform, origin, status: statuses, currencies } = input
    const filter = { platform, origin, statuses, currencies, ...createdBetween(input) }
    return ordersAnswer(await floorBids(reader, collectionId, filter, pageRequest(input)))
  },
)

export const getOrdersAll = call(
  {
    operationId: 'getOrdersAll',
    summary: 'All orders',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/all',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
      sort: Type.Optional(defaulting(ref(OrderSort), 'LAST_UPDATE_DESC')),
      status: Type.Optional(Type.Array(ref(OrderStatus))),
      searchEngine: Type.Optional(ref(SearchEngine)),
    },
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ blockchains, status: statuses, sort, ...input }, { reader }) => {
    const filter = { blockchains, statuses, isEarliestFirst: sort === 'LAST_UPDATE_ASC' }
    return ordersAnswer(await allOrders(reader, filter, pageRequest(input)))
  },
)

export const getSellOrders = call(
  {
    operationId: 'getSellOrders',
    summary: 'Listings, the latest change first',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/sell',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      platform: Type.Optional(ref(Platform)),
      origin: Type.Optional(AddressInput),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
      searchEngine: Type.Optional(ref(SearchEngine)),
    },
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ blockchains, platform, origin, ...input }, { reader }) =>
    ordersAnswer(await listings(reader, { blockchains, platform, origin }, pageRequest(input))),
)

export const getSellOrdersByItem = call(
  {
    operationId: 'getSellOrdersByItem',
    summary: 'Listings of an item, the cheapest first',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/sell/byItem',
    query: {
      platform: Type.Optional(ref(Platform)),
      itemId: ItemIdInput,
      maker: Type.Optional(AddressInput),
      origin: Type.Optional(AddressInput),
      status: Type.Optional(Type.Array(ref(OrderStatus))),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
      searchEngine: Type.Optional(ref(SearchEngine)),
    },
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ itemId: item, platform, maker, origin, status: statuses, ...input }, { reader }) => {
    const makers = maker && [maker]
    const filter = { side: 'SELL', item, makers, platform, origin, statuses } as const
    return ordersAnswer(await ordersByItem(reader, filter, pageRequest(input)))
  },
)

export const getSellOrdersByMaker = call(
  {
    operationId: 'getSellOrdersByMaker',
    summary: 'Listings of makers, the latest change first',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/sell/byMaker',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      platform: Type.Optional(ref(Platform)),
      maker: Type.Array(AddressInput),
      collection: Type.Optional(Type.Array(CollectionIdInput)),
      origin: Type.Optional(AddressInput),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
      status: Type.Optional(Type.Array(ref(OrderStatus))),
      searchEngine: Type.Optional(ref(SearchEngine)),
    },
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async (input, { reader }) => {
    const { maker: makers, blockchains, collection: collections } = input
    const { platform, origin, status: statuses } = input
    const conditions = { platform, origin, statuses }
    const filter = { side: 'SELL', makers, blockchains, collections, ...conditions } as const
    return ordersAnswer(await ordersByMakers(reader, filter, pageRequest(input)))
  },
)

export const getOrdersByIds = call(
  {
    operationId: 'getOrdersByIds',
    summary: 'Orders by their ids; unknown ones are left out',
    tag: 'Orders',
    requestClass: 'read',
    method: 'POST',
    path: '/v0.1/orders/byIds',
    body: { name: 'orderIds', schema: OrderIds },
    answer: Orders,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ orderIds }, { reader }) => ({
    orders: await ordersByIds(reader, orderIds.ids),
  }),
)

/** Builds the answer for a page with orders. */
const ordersAnswer = ({ entries, next }: Page<OrderModel>) => ({
  continuation: next,
  orders: [...entries],
})

/** Converts a range for creation times from milliseconds since 1970. */
function createdBetween({ start, end }: { readonly start?: number; readonly end?: number }) {
  return {
    from: start === undefined ? undefined : new Date(start),
    to: end === undefined ? undefined : new Date(end),
  }
}
