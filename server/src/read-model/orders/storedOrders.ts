import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { isSettled } from '../isSettled.ts'
import type { Reader } from '../reader.ts'
import { orderList, orderPage } from './orderList.ts'
import type { OrderModel } from './orderModel.ts'

/** Which orders to list. */
export interface StoredOrdersFilter {
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
