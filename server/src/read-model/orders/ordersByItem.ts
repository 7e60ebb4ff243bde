import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { ItemParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { GroupAddress } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import { keyOn, type OrderFilter, orderBranches } from './orderFilter.ts'
import type { OrderModel } from './orderModel.ts'
import { pricedPage } from './pricedOrders.ts'

/** Which orders to list. */
export interface ItemOrdersFilter extends OrderFilter {
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
    name: side === 'SELL' ? 'orders.sell.byItem' : 'orders.bids.byItem',
    side,
    isOneCurrency: filter.currencies?.length === 1,
  }
  return pricedPage(reader, list, request, makerKeys?.length === 0 ? [] : branches)
}
