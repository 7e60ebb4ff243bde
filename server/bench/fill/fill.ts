import { type Kysely, sql } from 'kysely'
import type { DatabaseTarget } from '../../src/database/databaseAddress.ts'
import type { DB } from '../../src/database/tables.ts'
import { withDatabase } from '../withDatabase.ts'
import { writeActivities } from './activities.ts'
import type { Filling } from './filling.ts'
import { dropIndexes } from './indexes.ts'
import { writeItems } from './items.ts'
import { writeMoves } from './moves.ts'
import { writeNames } from './names.ts'
import { writeOrderActivities, writeOrders } from './orders.ts'
import type { Scale } from './scale.ts'
import {
  writeBestOrders,
  writeBoards,
  writeChains,
  writeCounts,
  writeFloors,
  writeTrades,
} from './totals.ts'
import { writeUsers } from './users.ts'

/** Trades durability for speed: an interrupted fill starts over. */
const OPTIONS =
  '-c synchronous_commit=off -c maintenance_work_mem=512MB -c work_mem=128MB -c temp_buffers=64MB'

const STAGING = ['chains', 'collections', 'wallets', 'tokens', 'items', 'moves', 'orders']

/**
 * Fills an empty database with on-chain data. The rows are always the same, except for the latest day.
 *
 * @param say - receives each step's name
 */
export function fill(
  target: DatabaseTarget,
  scale: Scale,
  say: (step: string) => void,
): Promise<void> {
  return withDatabase(target, (database) => writeAll(database, scale, say), OPTIONS)
}

/** Adds users and their actions to a database with on-chain data. */
export function fillUsers(target: DatabaseTarget, scale: Scale): Promise<void> {
  const write = (database: Kysely<DB>) => writeUsers({ database, scale, now: latestTime() })
  return withDatabase(target, write, OPTIONS)
}

async function writeAll(
  database: Kysely<DB>,
  scale: Scale,
  say: (step: string) => void,
): Promise<void> {
  const filling: Filling = { database, scale, now: latestTime() }
  const step = async (name: string, work: (filling: Filling) => Promise<unknown>) => {
    say(name)
    await work(filling)
  }
  const restore = await dropIndexes(filling)
  await step('keys', writeNames)
  await step('histories', writeMoves)
  await step('items', writeItems)
  await step('activities', writeActivities)
  await step('orders', writeOrders)
  await step('activities of orders', writeOrderActivities)
  await step('chains', writeChains)
  await step('primary keys', () =>
    restore(({ table, isPrimary }) => isPrimary || table === 'orders'),
  )
  await sql`analyze`.execute(database)
  await step('floor prices', writeFloors)
  await step('best orders', writeBestOrders)
  await step('indexes', () => restore(() => true))
  await step('counts', writeCounts)
  await step('sums of sales', writeTrades)
  await sql`analyze trades_5m, traders_5m, collection_traders_5m, floors`.execute(database)
  await step('leaderboards', writeBoards)
  await sql.raw(`drop table ${STAGING.map((name) => `bench_${name}`).join(', ')}`).execute(database)
  await step('statistics', () => sql`vacuum (analyze)`.execute(database))
}

function latestTime(): Date {
  const now = new Date()
  now.setUTCMinutes(0, 0, 0)
  return now
}
