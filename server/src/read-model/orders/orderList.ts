import { parseOrderId } from '@mintline/core/identifiers'
import { orderKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Reader } from '../reader.ts'
import { allOf, type OrderBranch } from './orderFilter.ts'
import type { OrderModel } from './orderModel.ts'
import { ordersByKeys } from './ordersByKeys.ts'

/** Defines an order list sorted by the time of the last change, or by storage time. */
export function orderList(
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
export async function orderPage(
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
