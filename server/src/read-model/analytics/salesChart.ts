import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { coinOf, inCoins } from '../../database/coins.ts'
import { collectionKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { TIME_KEYS } from '../activities/activityLists.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** A sale as a point in a chart. */
export interface ChartedSale {
  readonly date: string
  /** Per copy, in the blockchain's coin. */
  readonly price: string
  readonly itemId: string
}

const LIST: PagedList = { name: 'charts.sales', direction: 'asc', keys: TIME_KEYS }

/**
 * Returns a collection's sales that have a known value in coins, the earliest first.
 *
 * @param range - times, both ends included; undefined = unbounded
 */
export async function salesChart(
  reader: Reader,
  id: CollectionIdParts,
  { from, to }: { readonly from: Date | undefined; readonly to: Date | undefined },
  request: PageRequest,
): Promise<Page<ChartedSale>> {
  const price = inCoins({
    price: sql`activities.price`,
    currency: sql`activities.currency`,
    usd: sql`activities.price_usd`,
    at: sql`activities.at`,
    coin: sql`${coinOf(id.blockchain)}`,
  })
  const branch = reader
    .selectFrom('activities')
    .select(['activities.at', 'activities.block', 'activities.log_index', 'activities.id'])
    .select([
      sql<Buffer>`activities.item`.as('item'),
      sql<string>`trim_scale(${price})`.as('worth'),
    ])
    .where('activities.collection', '=', collectionKey(id))
    .where('activities.type', '=', 'SELL')
    .where('activities.reverted', '=', false)
    .where(sql<boolean>`${price} is not null`)
    .$if(from !== undefined, (query) => query.where('activities.at', '>=', from as Date))
    .$if(to !== undefined, (query) => query.where('activities.at', '<=', to as Date))
  const page = await readPage(reader, LIST, request, [branch])
  return withEntries(
    page,
    page.entries.map(({ at, worth, item }) => ({
      date: at.toISOString(),
      price: worth,
      itemId: itemIdOf(item),
    })),
  )
}
