import { type Kysely, sql, type Transaction } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { CHAIN_NUMBERS } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { dataField } from '../read-model/activities/activityRow.ts'
import { chainsWithData } from '../read-model/chains/chainsWithData.ts'
import { activitiesAfter, forgetCursors, readCursor, writeCursor } from './cursors.ts'
import type { Notice, NoticeKind } from './notice.ts'
import { noticesOfRoyalties } from './noticesOfRoyalties.ts'
import { writeNotices } from './writeNotices.ts'

/**
 * A sale is news if it was stored within a day: when a chain is read from its beginning, old sales cause no
 * notifications.
 */
const IS_NEWS = sql<boolean>`db_updated_at < at + interval '1 day'`

/** Rows per step. Each step is one transaction, which also stores how far it has read. */
const STEP = 500
/** Maximum number of steps per run, for the orders and for each blockchain's sales; the next run continues. */
const MOST_STEPS = 40

/** A run's times. */
export interface RunTimes {
  readonly now: Date
  /** Only activities stored before this time are read. */
  readonly until: Date
}

/** Result of a run: nobody to notify, nothing left, or more than one run reads. */
export type RunResult = 'nobody' | 'done' | 'more'

/**
 * Writes notifications for events since the last run. Repeated steps, by this process or another one, add nothing.
 *
 * @returns `nobody` if nobody has a wallet, so that nothing was read
 */
export async function tellUsers(
  writer: Kysely<DB>,
  { now, until }: RunTimes,
  signal?: AbortSignal,
): Promise<RunResult> {
  const wallet = await writer.selectFrom('wallets').select('wallet').limit(1).executeTakeFirst()
  if (wallet === undefined) {
    await forgetCursors(writer)
    return 'nobody'
  }
  const steps = [() => tellOfOrders(writer, now)]
  for (const blockchain of await chainsWithData(writer)) {
    const chain = CHAIN_NUMBERS[blockchain]
    steps.push(() => tellOfSales(writer, chain, { now, until }))
  }
  let result: RunResult = 'done'
  for (const step of steps) {
    let isMore = true
    for (let count = 0; isMore && count < MOST_STEPS; count += 1) {
      signal?.throwIfAborted()
      isMore = await step()
    }
    if (isMore) result = 'more'
  }
  return result
}

/** Writes the next order notices; false = there are no more. */
function tellOfOrders(writer: Kysely<DB>, now: Date): Promise<boolean> {
  return writer.transaction().execute(async (transaction) => {
    const notices = await takeOrderNotices(transaction, STEP)
    await writeNotices(transaction, notices, now)
    return notices.length === STEP
  })
}

/** Reads a blockchain's next activities; false = there are no more. */
async function tellOfSales(
  writer: Kysely<DB>,
  chain: number,
  { now, until }: RunTimes,
): Promise<boolean> {
  const after = await readCursor(writer, chain, now)
  const rows = await activitiesAfter(writer, { chain, after, until, limit: STEP })
  const last = rows.at(-1)
  if (last === undefined) return false
  const notices = await noticesOfSales(
    writer,
    rows.map(({ id }) => id),
  )
  await writer.transaction().execute(async (transaction) => {
    await writeNotices(transaction, notices, now)
    await writeCursor(transaction, chain, last)
  })
  return rows.length === STEP
}

/** Creates notices for sales among the activities: for sellers, buyers and royalty receivers. */
async function noticesOfSales(
  reader: Kysely<DB>,
  activities: readonly Buffer[],
): Promise<Notice[]> {
  const sales = await reader
    .selectFrom('activities')
    .select(['id', 'item', 'from_account', 'to_account', 'at', 'data', 'order_id'])
    .select(['amount', 'value'])
    .where('id', '=', anyOf(activities))
    .where('type', '=', 'SELL')
    .where('reverted', '=', false)
    .where(IS_NEWS)
    .execute()
  const parties = sales.flatMap((sale): Notice[] => {
    const { id, from_account: seller, to_account: buyer, at } = sale
    if (seller === null || buyer === null) return []
    const event = { event: id, activity: id, at }
    return dataField(sale, 'isAcceptedBid') === true
      ? [{ kind: 'ACCEPT_BID' as const, account: buyer, by: seller, ...event }]
      : [
          { kind: 'BUY' as const, account: seller, by: buyer, ...event },
          { kind: 'PURCHASE' as const, account: buyer, ...event },
        ]
  })
  return [...parties, ...(await noticesOfRoyalties(reader, sales))]
}

/**
 * Takes order notices, oldest first, skipping those that another process is taking. They are deleted in the transaction
 * that writes the notifications, and stay if it fails.
 */
async function takeOrderNotices(transaction: Transaction<DB>, limit: number): Promise<Notice[]> {
  const rows = await transaction
    .deleteFrom('order_notices')
    .where(
      sql<boolean>`(kind, wallet, event) in (
        select kind, wallet, event from order_notices order by at limit ${limit} for update skip locked
      )`,
    )
    .returningAll()
    .execute()
  return rows.map(({ kind, wallet, by_wallet: by, event, activity, at }) => ({
    kind: kind as NoticeKind,
    account: wallet,
    by,
    event,
    activity,
    at,
  }))
}
