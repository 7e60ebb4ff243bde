import { sql } from 'kysely'
import type { Filling } from './filling.ts'

/** An index dropped while its table is filled. */
interface Dropped {
  readonly table: string
  readonly isPrimary: boolean
  /** Statement that recreates it. */
  readonly statement: string
}

/** Tables filled without their indexes, which takes a fraction of the time. */
const TABLES = ['items', 'item_metadata', 'ownerships', 'activities', 'orders']

/**
 * Drops large tables' indexes.
 *
 * @returns function that recreates the indexes chosen by a condition
 */
export async function dropIndexes({ database }: Filling) {
  const { rows } = await sql<{ table: string; name: string; definition: string; primary: boolean }>`
    select relid.relname as table, index.relname as name, indisprimary as primary,
      coalesce(pg_get_constraintdef(pg_constraint.oid), pg_get_indexdef(indexrelid)) as definition
    from pg_index
      join pg_class as index on index.oid = indexrelid
      join pg_class as relid on relid.oid = indrelid
      left join pg_constraint on conindid = indexrelid
    where relid.relname = any(${TABLES}) and relid.relnamespace = 'public'::regnamespace
    order by 1, 2
  `.execute(database)
  const dropped = new Set<Dropped>()
  for (const { table, name, definition, primary } of rows) {
    const [drop, statement] = primary
      ? [`alter table ${table} drop constraint ${name}`, `alter table ${table} add ${definition}`]
      : [`drop index ${name}`, definition]
    await sql.raw(drop).execute(database)
    dropped.add({ table, isPrimary: primary, statement })
  }
  return async (chosen: (index: Dropped) => boolean): Promise<void> => {
    for (const index of [...dropped].filter(chosen)) {
      await sql.raw(index.statement).execute(database)
      dropped.delete(index)
    }
  }
}
