import { isOneOf } from '@mintline/core'
import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  LEADERBOARD_PERIODS,
} from '@mintline/core/enumerations/indexer'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../../database/advisoryLocks.ts'
import type { DB } from '../../database/tables.ts'
import { floorsAt } from '../../read-model/analytics/floorsBetween.ts'
import { periodTimes } from '../../read-model/analytics/periods.ts'
import { tradesBetween } from '../../read-model/analytics/tradesBetween.ts'
import { boardRows, COLLECTION_BOARDS, type CollectionColumns } from './boardRows.ts'
import { refreshFloorHistories } from './refreshFloorHistories.ts'
import { recordRefresh } from './refreshTimes.ts'
import { refreshTraderBoard } from './refreshTraderBoard.ts'
import { type BoardPart, writeBoardRows } from './writeBoardRows.ts'

/** Collections per statement, so that each statement ends within the statement timeout. */
export const BATCH = 500

/**
 * Refreshes a period's boards, for collections and wallets, in one transaction: readers see either the old boards or
 * the new ones. If two processes try at once, the second one skips. Nothing else writes boards, so nobody waits for
 * one; collections that are gone leave the boards here.
 */
export async function refreshBoard(
  writer: Kysely<DB>,
  period: AnalyticsPeriod,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await writer.transaction().execute(async (transaction) => {
    if (!(await lock(transaction, period))) return
    const start = performance.now()
    let last: Buffer | undefined
    do {
      signal?.throwIfAborted()
      const collections = await collectionsAfter(transaction, last)
      const next = collections.length === BATCH ? collections.at(-1)?.collection : undefined
      const isPart = sql`period = ${period} and ${isBetween(last, next)}`
      await refreshRows(transaction, { period, end: now, isPart }, collections)
      last = next
    } while (last !== undefined)
    if (isOneOf(LEADERBOARD_PERIODS, period)) {
      await refreshTraderBoard(transaction, period, now, signal)
    }
    await recordRefresh(transaction, period, now, performance.now() - start)
  })
}

async function lock(transaction: Transaction<DB>, period: AnalyticsPeriod): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.boards}, ${ANALYTICS_PERIODS.indexOf(period)}) as "isLocked"
  `.execute(transaction)
  return rows[0]?.isLocked === true
}

function collectionsAfter(transaction: Transaction<DB>, last: Buffer | undefined) {
  return transaction
    .selectFrom('collections')
    .select([
      'id as collection',
      'chain',
      'item_count',
      'owner_count',
      'listed_count',
      'floor_price',
      'floor_currency',
      'floor_usd',
      'bid_price',
      'bid_currency',
      'bid_usd',
    ])
    .$if(last !== undefined, (query) => query.where('id', '>', last as Buffer))
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/**
 * Returns an SQL condition for rows whose collections are after one key and up to another; undefined = from the first
 * or up to the last.
 */
function isBetween(after: Buffer | undefined, last: Buffer | undefined): RawBuilder<unknown> {
  const begin = after === undefined ? sql`true` : sql`collection > ${after}`
  return last === undefined ? begin : sql`${begin} and collection <= ${last}`
}

async function refreshRows(
  transaction: Transaction<DB>,
  part: BoardPart,
  collections: readonly (CollectionColumns & { readonly collection: Buffer })[],
): Promise<void> {
  const { period, end: now, isPart } = part
  const keys = collections.map(({ collection }) => collection)
  const times = periodTimes(period, now)
  const [, begin, end] = times
  const tradesOf = await tradesBetween(transaction, keys, times)
  const floorsOf = await floorsAt(transaction, keys, [begin, end], 'COIN')
  const rows = collections.flatMap((collection) => {
    const [before, during] = tradesOf(collection.collection)
    if (before === undefined || during === undefined) return []
    const [floorBefore, floorNow] = floorsOf(collection.collection)
    return boardRows(period, collection, {
      trades: [before, during],
      floors: [floorBefore, floorNow],
    })
  })
  await writeBoardRows(transaction, COLLECTION_BOARDS, isPart, rows)
  await refreshFloorHistories(transaction, part, keys, (key) => floorsOf(key)[1])
}
