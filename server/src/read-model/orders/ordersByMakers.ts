import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { collectionKey, distinctKeys, readAddressKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import { type OrderFilter, orderBranches } from './orderFilter.ts'
import { orderList, orderPage } from './orderList.ts'
import type { OrderModel } from './orderModel.ts'

/** Which orders to list. */
export interface MakersOrdersFilter extends OrderFilter {
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
  const list = orderList(side === 'SELL' ? 'orders.sell.byMaker' : 'orders.bids.byMaker')
  const isEmpty = collectionKeys?.length === 0
  return orderPage(reader, list, request, isEmpty ? [] : branches)
}
