import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Reader } from '../reader.ts'
import { allOf, type OrderBranch, type OrderFilter, orderBranches } from './orderFilter.ts'
import type { OrderModel } from './orderModel.ts'
import { ordersByKeys } from './ordersByIds.ts'

/** An order list sorted by price. */
export interface PricedList {
  readonly name: string
  /** Listings start with the cheapest, bids with the highest. */
  readonly side: OrderType
  /** True if all orders share one currency, so that their order needs no exchange rate. */
  readonly isOneCurrency: boolean
}

/**
 * Returns a page of orders by price, or by price in US dollars if currencies differ. Orders without a rate come last.
 */
export async function pricedPage(
  reader: Reader,
  list: PricedList,
  request: PageRequest,
  branches: readonly OrderBranch[],
): Promise<Page<OrderModel>> {
  const last = sql.lit(SIDES[list.side].worstPrice)
  const priced = branches.map(({ rows, filters }) => {
    const all = rows
      .selectAll()
      .select(sql<string>`coalesce(orders.price_usd, ${last}::numeric)`.as('usd'))
    const found = reader.selectFrom(all.as('priced'))
    return filters.length === 0
      ? found.select(['priced.usd', 'priced.currency', 'priced.price', 'priced.id'])
      : { rows: found.selectAll(), table: 'orders' as const, filter: allOf(filters) }
  })
  const page = await readPage(reader, pagedList(list), request, priced)
  const keys = page.entries.map(({ id }) => id)
  return withEntries(page, await ordersByKeys(reader, keys))
}

function pagedList({ name, side, isOneCurrency }: PricedList): PagedList {
  return {
    name: isOneCurrency ? `${name}.price` : name,
    direction: SIDES[side].bestFirst,
    keys: [
      ...(isOneCurrency
        ? []
        : ([
            { column: 'priced.usd', kind: 'decimal' },
            { column: 'priced.currency', kind: 'bytes' },
          ] as const)),
      { column: 'priced.price', kind: 'decimal' },
      { column: 'priced.id', kind: 'bytes' },
    ],
  }
}

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
