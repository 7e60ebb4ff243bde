import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { sql, type Transaction } from 'kysely'
import { refreshCollectionOrders } from '../../src/database/best-orders/refreshCollectionOrders.ts'
import { refreshItemOrders } from '../../src/database/best-orders/refreshItemOrders.ts'
import { refreshOwnershipOrders } from '../../src/database/best-orders/refreshOwnershipOrders.ts'
import { addCounts } from '../../src/database/counts/addCounts.ts'
import { readCounts } from '../../src/database/counts/readCounts.ts'
import type { DB } from '../../src/database/tables.ts'
import { sales } from '../../src/database/trades/sales.ts'
import { SUM_TABLES } from '../../src/database/trades/sumTables.ts'
import { refreshBoard } from '../../src/jobs/leaderboards/refreshBoard.ts'
import type { Filling } from './filling.ts'

/** Items whose best orders are found at once: time grows with the square. */
const ITEMS = 100
/** Approximate number of items counted at once. */
const COUNTED = 10_000
/** In the past, so that computing best orders does not change when an item was updated. */
const LONG_AGO = new Date(0)

/** Computes best orders for items, owners and collections, the way the server does. */
export async function writeBestOrders({ database }: Filling): Promise<void> {
  const listed = await database
    .selectFrom('orders')
    .select('item')
    .distinct()
    .where('item', 'is not', null)
    .orderBy('item')
    .execute()
  const items = listed.flatMap(({ item }) => item ?? [])
  for (let at = 0; at < items.length; at += ITEMS) {
    const part = items.slice(at, at + ITEMS)
    await database.transaction().execute(async (transaction) => {
      await refreshItemOrders(transaction, part, LONG_AGO)
      await refreshOwnershipOrders(transaction, part, LONG_AGO)
    })
  }
  await database.transaction().execute(async (transaction) => {
    for (const { id } of await collectionsIn(transaction)) {
      await refreshCollectionOrders(transaction, id, LONG_AGO)
    }
  })
}

/** Counts each collection's items, owners, listings and traits, the way the server does. */
export async function writeCounts({ database, scale, now }: Filling): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const collections = await collectionsIn(transaction)
    const atOnce = Math.ceil((COUNTED * collections.length) / scale.items)
    for (let at = 0; at < collections.length; at += atOnce) {
      const part = collections.slice(at, at + atOnce).map(({ id }) => id)
      const items = await transaction
        .selectFrom('ownerships')
        .select(['item', 'owner', 'collection'])
        .where('collection', 'in', part)
        .execute()
      await addCounts(transaction, await readCounts(transaction, { items, holders: items }), now)
    }
  })
}

const collectionsIn = (transaction: Transaction<DB>) =>
  transaction.selectFrom('collections').select('id').orderBy('id').execute()

/** Computes five-minute sales totals, the way the server does. */
export async function writeTrades({ database }: Filling): Promise<void> {
  for (const { name, rowsOf } of SUM_TABLES) {
    await sql`insert into ${sql.table(name)} ${rowsOf(sales({}))}`.execute(database)
  }
}

/** Writes a floor price history from current listings: each counts from the moment when it became the cheapest. */
export async function writeFloors({ database }: Filling): Promise<void> {
  await sql`
    insert into floors (collection, at, price, currency)
    select collection, created_at, price, currency
    from (
      select *, min(price) over (
        partition by collection order by created_at, id rows between unbounded preceding and 1 preceding
      ) as cheapest
      from orders where side = 'SELL' and status = 'ACTIVE'
    ) as listed
    where price < cheapest or cheapest is null
    on conflict do nothing
  `.execute(database)
}

/** Writes leaderboards for all periods, the way the server does. */
export async function writeBoards({ database, now }: Filling): Promise<void> {
  for (const period of ANALYTICS_PERIODS) await refreshBoard(database, period, now)
}

/** Writes currencies with daily rates, and ingest cursors. */
export async function writeChains({ database, now }: Filling): Promise<void> {
  await sql`
    insert into currencies (id, chain, symbol, decimals)
    select coin, chain, 'ETH', 18 from bench_chains union all select token, chain, 'WETH', 18 from bench_chains
    on conflict do nothing
  `.execute(database)
  await sql`
    insert into rates (currency, at, usd, source)
    select unnest(array[coin, token]), ${now}::timestamptz - interval '1 day' * day, 3000, 'bench'
    from bench_chains cross join generate_series(0, 400) as day
  `.execute(database)
  await sql`
    insert into cursors (source, chain, position, block, block_at, updated_at)
    select 'bench ' || chain, chain, '{}', extract(epoch from ${now}::timestamptz)::bigint / 12, ${now}, ${now}
    from bench_chains
  `.execute(database)
}
