import type { Kysely } from 'kysely'
import type { DB } from '../../src/database/tables.ts'

const TABLES = [
  'collections',
  'items',
  'ownerships',
  'activities',
  'orders',
  'leaderboards',
  'trader_boards',
] as const

/** Numbers of rows of the tables that most answers come from. */
export async function rowCounts(database: Kysely<DB>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const { count } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(count)
  }
  return counts
}
