import { type Kysely, type RawBuilder, sql } from 'kysely'
import { addressKey, CHAIN_NUMBERS, collectionKey, itemKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { sales } from '../../src/database/trades/sales.ts'
import { SUM_TABLES } from '../../src/database/trades/sumTables.ts'
import { wallet } from './_addresses.ts'
import { countTraits, countWallets } from './_fixture.ts'
import { ALICE, COPIED, dropOn, itemOn } from './_names.ts'

const DROP = collectionKey(dropOn('ETHEREUM'))
const FIRST = itemKey(itemOn('ETHEREUM', 1))
const FIRST_OWNER = addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })

/** The copy's number, as tables see it. */
const N = sql.ref('n')
/** It in four bytes, the first not zero. */
const FIRST_TOKEN = sql.lit(0x1000000)
const TOKEN = sql`${FIRST_TOKEN} + ${N}`
const BYTES = sql`int4send(${TOKEN})`
const ITEM = sql`${DROP}::bytea || '\\x04'::bytea || ${BYTES}`
const LATER = (column: string) => sql`${sql.ref(column)} + ${N} * interval '1 millisecond'`
const OTHER_OWNER = sql`int2send(${CHAIN_NUMBERS.ETHEREUM}::smallint) || substring(sha256(${BYTES}) for 20)`

/** How to copy rows: which ones, and the values of columns that differ. */
interface Copying {
  readonly table: keyof DB
  readonly where: RawBuilder<boolean>
  readonly values: Readonly<Record<string, RawBuilder<unknown>>>
}

const OF_ITEM = { item: ITEM, db_updated_at: LATER('db_updated_at') }

const COPYINGS: readonly Copying[] = [
  {
    table: 'items',
    where: sql`id = ${FIRST}`,
    values: {
      id: ITEM,
      token_id: TOKEN,
      name: sql`'Common ' || ${N}`,
      minted_at: LATER('minted_at'),
      listed_at: LATER('minted_at'),
      owner_changed_at: LATER('minted_at'),
      updated_at: LATER('updated_at'),
      db_updated_at: LATER('db_updated_at'),
    },
  },
  {
    table: 'item_metadata',
    where: sql`item = ${FIRST}`,
    values: { item: ITEM },
  },
  {
    table: 'ownerships',
    where: sql`item = ${FIRST} and owner = ${FIRST_OWNER}`,
    values: { ...OF_ITEM, updated_at: LATER('updated_at'), created_at: LATER('created_at') },
  },
  {
    table: 'ownerships',
    where: sql`item = ${itemKey(COPIED)} and owner = ${FIRST_OWNER}`,
    values: {
      owner: OTHER_OWNER,
      updated_at: LATER('updated_at'),
      created_at: LATER('created_at'),
      db_updated_at: LATER('db_updated_at'),
    },
  },
  {
    table: 'activities',
    where: sql`item = ${FIRST} and type in ('MINT', 'SELL', 'LIST', 'BID')`,
    values: {
      ...OF_ITEM,
      id: sql`substring(id for 2) || '\\x01'::bytea || sha256(id || ${BYTES})`,
      at: LATER('at'),
      block: sql`block + ${N}`,
    },
  },
  {
    table: 'orders',
    where: sql`(item = ${FIRST} or item is null and collection = ${DROP}) and status = 'ACTIVE' and salt < ${FIRST_TOKEN}`,
    values: {
      item: sql`case when item is not null then ${ITEM} end`,
      id: sql`substring(id for 2) || '\\x01'::bytea || sha256(id || ${BYTES})`,
      salt: TOKEN,
      price: sql`price + ${N} / 1000.0`,
      price_usd: sql`price_usd + ${N} / 1000.0`,
      created_at: LATER('created_at'),
      updated_at: LATER('updated_at'),
      db_updated_at: LATER('db_updated_at'),
    },
  },
]

/**
 * Adds copies of the first item on Ethereum and everything about it, of an ownership for other owners, and of bids for
 * any item.
 *
 * @param from - first copy's number; each number is used once
 */
export async function multiply(database: Kysely<DB>, from: number, count: number): Promise<void> {
  for (const copying of COPYINGS) await copy(database, copying, from, count)
  await countTraits(database)
  await countItems(database)
  await sumTrades(database)
  await countWallets(database)
  await sql`vacuum analyze`.execute(database)
}

/** Counts the items of collections anew. */
const countItems = (database: Kysely<DB>) =>
  sql`
    update collections set item_count = (
      select count(*) from items where items.collection = collections.id and not deleted
    )`.execute(database)

/** Sums up sales anew. */
async function sumTrades(database: Kysely<DB>): Promise<void> {
  for (const { name, rowsOf } of SUM_TABLES) {
    await database.deleteFrom(name).execute()
    await sql`insert into ${sql.table(name)} ${rowsOf(sales({}))}`.execute(database)
  }
}

async function copy(
  database: Kysely<DB>,
  { table, where, values }: Copying,
  from: number,
  count: number,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
    database,
  )
  const names = rows.map(({ name }) => sql.ref(name))
  const copied = rows.map(({ name }) => values[name] ?? sql.ref(name))
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(copied)}
    from (select * from ${sql.table(table)} where ${where}) as first
      cross join generate_series(${from}::integer, ${from + count - 1}::integer) as n`.execute(
    database,
  )
}
