import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'

/** Tables that ingest writes, each with the columns that differ between two runs. */
const TABLES = {
  blocks: [],
  collections: [
    'db_updated_at',
    'version',
    'metadata_next_try_at',
    'metadata_tries',
    'metadata_at',
  ],
  items: ['db_updated_at', 'version'],
  item_metadata: ['next_try_at', 'tries', 'fetched_at'],
  item_watches: ['next_at', 'transaction', 'asked_at', 'checked_at'],
  ownerships: ['db_updated_at', 'version'],
  activities: ['db_updated_at'],
  order_events: [],
  collection_traders_5m: [],
  collection_traits: [],
  collection_wallets: [],
  trades_5m: [],
  traders_5m: [],
} as const

const WRITTEN = [
  ...(Object.keys(TABLES) as (keyof typeof TABLES)[]),
  'cursors',
  'fact_changes',
  'fund_changes',
] as const

/**
 * Returns the rows in all tables that ingest writes, without write times; equal for two databases with the same
 * content.
 */
export async function tablesOf(
  database: Kysely<DB>,
): Promise<Record<keyof typeof TABLES, readonly string[]>> {
  const read = async ([table, without]: [string, readonly string[]]) => {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${[...without]}::text[])::text as row from ${sql.table(table)} t order by 1
    `.execute(database)
    return [table, rows.map(({ row }) => row)] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(TABLES).map(read))) as never
}

/** Empties all tables that ingest writes. */
export async function emptyTables(database: Kysely<DB>): Promise<void> {
  for (const table of WRITTEN) await database.deleteFrom(table).execute()
}
