import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import { type OrderFilter, orderBranches } from './orderFilter.ts'
import type { OrderModel } from './orderModel.ts'
import { pricedPage } from './pricedOrders.ts'

/** Returns collection-wide bids, the highest first. */
export function floorBids(
  reader: Reader,
  collection: CollectionIdParts,
  filter: OrderFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const branches = orderBranches(reader, collection.blockchain, filter, (rows) =>
    rows
      .where('orders.collection', '=', collectionKey(collection))
      .where('orders.side', '=', 'BID')
      .where('orders.item', 'is', null),
  )
  const isOneCurrency = filter.currencies?.length === 1
  const list = { name: 'orders.floorBids', side: 'BID', isOneCurrency } as const
  return pricedPage(reader, list, request, branches)
}
