import type { OrderType } from '@mintline/core/enumerations/indexer'
import { type CollectionIdParts, type ItemParts, parseOrderId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import {
  CHAIN_NUMBERS,
  collectionKey,
  distinctKeys,
  itemKey,
  orderKey,
  readAddressKey,
} from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import { isSettled } from '../isSettled.ts'
import type { Reader } from '../reader.ts'
import { allOf, keyOn, type OrderBranch, type OrderFilter, orderBranches } from './orderFilter.ts'
import type { OrderModel } from './orderModel.ts'
import { ordersByKeys } from './ordersByIds.ts'
import { pricedPage } from './pricedOrders.ts'

/** Defines an order list sorted by the time of the last change, or by storage time. */
function orderList(
  name: string,
  direction: PagedList['direction'] = 'desc',
  column: 'updated_at' | 'db_updated_at' = 'updated_at',
): PagedList {
  return {
    name: direction === 'desc' ? name : `${name}.earliest`,
    direction,
    keys: [
      { column: `orders.${column}`, kind: 'time' },
      { column: 'orders.id', kind: 'bytes' },
    ],
    readId: (id) => [orderKey(parseOrderId(id))],
  }
}

/** Reads a page from an order list. */
async function orderPage(
  reader: Reader,
  list: PagedList,
  request: PageRequest,
  branches: readonly OrderBranch[],
): Promise<Page<OrderModel>> {
  const parts = branches.map(({ rows, filters }) =>
    filters.length === 0
      ? rows.select(['orders.updated_at', 'orders.db_updated_at', 'orders.id'])
      : { rows: rows.selectAll(), table: 'orders' as const, filter: allOf(filters) },
  )
  const page = await readPage(reader, list, request, parts)
  const keys = page.entries.map(({ id }) => id)
  return withEntries(page, await ordersByKeys(reader, keys))
}

/** Which orders to list. */
interface AllOrdersFilter extends Pick<OrderFilter, 'statuses'> {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  readonly isEarliestFirst: boolean
}

/** Returns all orders, sorted by their last change. */
export async function allOrders(
  reader: Reader,
  { blockchains, isEarliestFirst, statuses }: AllOrdersFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const branches = chains.flatMap((blockchain) =>
    orderBranches(reader, blockchain, { statuses }, (rows) =>
      rows.where('orders.chain', '=', CHAIN_NUMBERS[blockchain]),
    ),
  )
  const list = orderList('orders', isEarliestFirst ? 'asc' : 'desc')
  return orderPage(reader, list, request, branches)
}

/** Which listings to list. */
interface ListingsFilter extends Pick<OrderFilter, 'platform' | 'origin'> {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
}

/** Returns active listings, the latest change first. */
export async function listings(
  reader: Reader,
  { blockchains, ...filter }: ListingsFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const branches = chains.flatMap((blockchain) =>
    orderBranches(reader, blockchain, { ...filter, statuses: ['ACTIVE'] }, (rows) =>
      rows.where('orders.chain', '=', CHAIN_NUMBERS[blockchain]).where('orders.side', '=', 'SELL'),
    ),
  )
  return orderPage(reader, orderList('orders.sell'), request, branches)
}

/** Which orders to list. */
interface ItemOrdersFilter extends OrderFilter {
  readonly side: OrderType
  readonly item: ItemParts
  /** Undefined = any. */
  readonly makers: readonly GroupAddress[] | undefined
}

/** Returns an item's listings, the cheapest first, or its bids, the highest first. */
export function ordersByItem(
  reader: Reader,
  { side, item, makers, ...filter }: ItemOrdersFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const { blockchain } = item
  const makerKeys = makers
    ?.map((maker) => keyOn(blockchain, maker))
    .filter((key) => key !== undefined)
  const ofMakers = makerKeys ? [sql<boolean>`orders.maker = ${anyOf(makerKeys)}`] : []
  const branches = orderBranches(reader, blockchain, filter, (rows) =>
    rows.where('orders.item', '=', itemKey(item)).where('orders.side', '=', side),
  ).map(({ rows, filters }) => ({ rows, filters: [...filters, ...ofMakers] }))
  const list = {
    name: `${SIDES[side].lists}.byItem`,
    side,
    isOneCurrency: filter.currencies?.length === 1,
  }
  return pricedPage(reader, list, request, makerKeys?.length === 0 ? [] : branches)
}

/** Which orders to list. */
interface MakersOrdersFilter extends OrderFilter {
  readonly side: OrderType
  readonly makers: readonly GroupAddress[]
  /** Undefined = the makers' whole groups. */
  readonly blockchains: readonly Blockchain[] | undefined
  /** Undefined = all. */
  readonly collections: readonly CollectionIdParts[] | undefined
}

/** Returns listings or bids by any of the makers, the latest change first. */
export async function ordersByMakers(
  reader: Reader,
  { side, makers, blockchains, collections, ...filter }: MakersOrdersFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const makerKeys = distinctKeys(await groupKeys(reader, makers, blockchains))
  const collectionKeys = collections?.map(collectionKey)
  const inCollections = collectionKeys
    ? [sql<boolean>`orders.collection = ${anyOf(collectionKeys)}`]
    : []
  const branches = makerKeys.flatMap((maker) =>
    orderBranches(reader, readAddressKey(maker).blockchain, filter, (rows) =>
      rows.where('orders.maker', '=', maker).where('orders.side', '=', side),
    ).map(({ rows, filters }) => ({ rows, filters: [...filters, ...inCollections] })),
  )
  const list = orderList(`${SIDES[side].lists}.byMaker`)
  const isEmpty = collectionKeys?.length === 0
  return orderPage(reader, list, request, isEmpty ? [] : branches)
}

/** Which orders to list. */
interface StoredOrdersFilter {
  readonly blockchain: Blockchain
  readonly isLatestFirst: boolean
}

/** Returns a blockchain's orders that have ever been fillable, in storage order. */
export function storedOrders(
  reader: Reader,
  { blockchain, isLatestFirst }: StoredOrdersFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const list = orderList('orders.stored', isLatestFirst ? 'desc' : 'asc', 'db_updated_at')
  const rows = reader
    .selectFrom('orders')
    .where('orders.chain', '=', CHAIN_NUMBERS[blockchain])
    .where('orders.active_at', 'is not', null)
    .where(isSettled('orders.db_updated_at'))
  return orderPage(reader, list, request, [{ rows, filters: [] }])
}
