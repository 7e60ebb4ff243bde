import type { Kysely } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import type { Subject } from '../options.ts'

const OF_CHAINS = [
  'collections',
  'items',
  'ownerships',
  'activities',
  'orders',
  'leaderboards',
  'trader_boards',
] as const

const OF_USERS = ['users', 'wallets', 'followings', 'likes', 'notifications'] as const

/** Tables behind most answers, by interface. */
const TABLES = { indexer: OF_CHAINS, marketplace: [...OF_CHAINS, ...OF_USERS] } as const

/** Counts rows in these tables. */
export async function rowCounts(
  database: Kysely<DB>,
  subject: Subject,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES[subject]) {
    const { count } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(count)
  }
  return counts
}
