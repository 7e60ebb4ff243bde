import type { OrderType } from '@mintline/core/enumerations/indexer'
import { sql } from 'kysely'
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

/** A list of orders by price. */
export interface PricedList {
  readonly name: string
  /** Listings are listed with the cheapest first, bids with the dearest. */
  readonly side: OrderType
  /** True if all are in one currency, so that no rate decides on their order. */
  readonly isOneCurrency: boolean
}

/** A page of orders by price: by that in US dollars in all currencies, those without a rate last. */
export async function pricedPage(
  reader: Reader,
  list: PricedList,
  request: PageRequest,
  branches: readonly OrderBranch[],
): Promise<Page<OrderModel>> {
  const last = list.side === 'SELL' ? sql.lit('Infinity') : sql.lit(-1)
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
    direction: side === 'SELL' ? 'asc' : 'desc',
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
