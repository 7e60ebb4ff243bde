import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../advisoryLocks.ts'
import { CHAIN_NUMBERS } from '../keys/index.ts'
import { usdAt } from '../rateAt.ts'
import type { DB } from '../tables.ts'
import { recountTrades } from './recountTrades.ts'
import { FIVE_MINUTES } from './sales.ts'

/** Activities per transaction, which then covers the last one's whole five-minute bucket. */
const BATCH = 500

/** Activities with a price of their time. */
export const PRICED_TYPES = ['SELL', 'LIST', 'BID', 'CANCEL_LIST', 'CANCEL_BID'] as const

/** A blockchain's activities of one type in a time range, maybe in one currency only; start inclusive, end exclusive. */
export interface PricedTime {
  readonly blockchain: Blockchain
  readonly type: (typeof PRICED_TYPES)[number]
  readonly from: Date
  readonly until: Date
  readonly currency?: Buffer
}

/**
 * Reprices the first activities in a time range in US dollars, at the rates of their times that are known now, and
 * recomputes totals of sales. Only one transaction at a time writes sales on a blockchain.
 *
 * @returns when the remaining activities start; undefined = all are done
 */
export async function repriceActivities(
  writer: Kysely<DB>,
  { blockchain, type, from, until, currency }: PricedTime,
): Promise<Date | undefined> {
  const chain = CHAIN_NUMBERS[blockchain]
  const activities = await writer
    .selectFrom('activities')
    .select('at')
    .where('chain', '=', chain)
    .where('type', '=', type)
    .where('at', '>=', from)
    .where('at', '<', until)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? null))
    .orderBy('at')
    .limit(BATCH)
    .execute()
  const [first, last] = [activities[0], activities.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const end = new Date((Math.floor(last.at.getTime() / FIVE_MINUTES) + 1) * FIVE_MINUTES)
  const usd = usdAt(sql`activities.price`, sql`activities.currency`, sql`activities.at`)
  await writer.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.writes}, ${chain})`.execute(transaction)
    await sql`
      update activities set price_usd = priced.usd, db_updated_at = ${new Date()}
      from (
        select id, collection, ${usd} as usd from activities
        where chain = ${chain} and type = ${type} and at >= ${first.at} and at < ${end}
      ) as priced
      where activities.id = priced.id and activities.collection = priced.collection
        and activities.price_usd is distinct from priced.usd
    `.execute(transaction)
    if (type !== 'SELL') return
    await recountTrades(
      transaction,
      blockchain,
      activities.map(({ at }) => at),
    )
  })
  return end < until ? end : undefined
}
