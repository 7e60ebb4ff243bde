import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../database/holdings/isHolding.ts'
import type { Reader } from './reader.ts'

/** Rows that are counted one by one; of tables with more, the database's estimate is quicker than a page may be. */
const COUNTED = 100_000

/** A number of rows. */
export interface Total {
  readonly count: number
  /** False for an estimate. */
  readonly isExact: boolean
}

/** Tables by what their rows are, and which of their rows lists show. */
const TABLES = {
  collections: sql`true`,
  items: sql`not deleted`,
  ownerships: isHolding,
  activities: sql`true`,
} satisfies Record<string, RawBuilder<unknown>>

/** Numbers of indexed collections, items, ownerships and activities. */
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
