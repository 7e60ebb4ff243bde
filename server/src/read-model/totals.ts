import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../database/holdings/isHolding.ts'
import type { Reader } from './reader.ts'

/**
 * Up to how many rows to count; in larger tables counting is too slow for a page, so the database's estimate is used.
 */
const COUNTED = 100_000

/** A row count. */
export interface Total {
  readonly count: number
  /** False for an estimate. */
  readonly isExact: boolean
}

/** Tables, and the condition on rows that lists show. */
const TABLES = {
  collections: sql`true`,
  items: sql`not deleted`,
  ownerships: isHolding,
  activities: sql`true`,
} satisfies Record<string, RawBuilder<unknown>>

/** Counts the indexed collections, items, ownerships and activities, or estimates them for large tables. */
export async function totals(reader: Reader): Promise<Record<keyof typeof TABLES, Total>> {
  const [collections, items, ownerships, activities] = await Promise.all([
    total(reader, 'collections'),
    total(reader, 'items'),
    total(reader, 'ownerships'),
    total(reader, 'activities'),
  ])
  return { collections, items, ownerships, activities }
}

async function total(reader: Reader, table: keyof typeof TABLES): Promise<Total> {
  const { rows } = await sql<{ counted: string; estimate: number }>`
    select
      (select count(*) from
        (select from ${sql.table(table)} where ${TABLES[table]} limit ${COUNTED + 1}) as shown) as counted,
      (select reltuples from pg_class where oid = ${table}::regclass) as estimate`.execute(reader)
  const { counted = 0, estimate = 0 } = rows[0] ?? {}
  const count = Number(counted)
  return count <= COUNTED
    ? { count, isExact: true }
    : { count: Math.max(count, Math.round(estimate)), isExact: false }
}
