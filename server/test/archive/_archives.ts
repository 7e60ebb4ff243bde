import { type Kysely, sql } from 'kysely'
import { exportArchive } from '../../src/archive/exportArchive.ts'
import { type Imported, importArchive } from '../../src/archive/importArchive.ts'
import { linesIn } from '../../src/archive/linesIn.ts'
import type { DB } from '../../src/database/tables.ts'
import { MARKETS } from './_market.ts'

/** Returns a database's whole export. */
export async function exported(database: Kysely<DB>): Promise<string> {
  let text = ''
  await exportArchive(database, async (lines) => {
    text += lines
  })
  return text
}

/** Imports a text in chunks of `size` bytes. */
export function imported(writer: Kysely<DB>, text: string, size = 1_000): Promise<Imported> {
  return importArchive({ writer, ...(MARKETS as object) } as never, linesIn(chunksOf(text, size)))
}

async function* chunksOf(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Tables to compare, each with the columns that say when and how often rows were written. */
export const COMPARED = {
  api_keys: ['last_used_at'],
  currencies: [],
  rates: ['changed_at'],
  token_ids: [],
  floors: [],
  lazy_items: [],
  orders: ['db_updated_at', 'probed_at'],
  activities: ['db_updated_at'],
  items: ['db_updated_at', 'updated_at', 'version'],
  item_metadata: ['next_try_at'],
  ownerships: ['db_updated_at', 'updated_at', 'version'],
  collections: ['db_updated_at', 'updated_at', 'version', 'metadata_next_try_at'],
  collection_traits: [],
  collection_wallets: [],
  order_events: [],
} as const

type Table = keyof typeof COMPARED

/** Returns the rows in all tables that an export restores or that follow from it, without write times. */
export async function comparable(
  database: Kysely<DB>,
  without: Readonly<Partial<Record<Table, readonly string[]>>> = {},
): Promise<Record<string, readonly string[]>> {
  return rowsWithout(database, (table) => [...COMPARED[table], ...(without[table] ?? [])])
}

/** Returns the same rows with all columns. */
export const everything = (database: Kysely<DB>) => rowsWithout(database, () => [])

async function rowsWithout(
  database: Kysely<DB>,
  without: (table: Table) => readonly string[],
): Promise<Record<string, readonly string[]>> {
  const tables: Record<string, readonly string[]> = {}
  for (const table of Object.keys(COMPARED) as Table[]) {
    const left = [...without(table)]
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${left}::text[])::text as row from ${sql.table(table)} t order by 1
    `.execute(database)
    tables[table] = rows.map(({ row }) => row)
  }
  return tables
}

/** Truncates all tables that a market writes. */
export async function emptyMarket(database: Kysely<DB>): Promise<void> {
  await sql`
    truncate api_keys, currencies, rates, token_ids, floors, listed_5m, lazy_items, orders, activities, items, item_metadata,
      ownerships, collections, collection_traits, collection_wallets, order_events, blocks, cursors, trades_5m, collection_traders_5m, fund_changes, item_watches
  `.execute(database)
}
