import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../advisoryLocks.ts'
import { CHAIN_NUMBERS } from '../keys/index.ts'
import { usdAt } from '../rateAt.ts'
import type { DB } from '../tables.ts'
import { recountTrades } from './recountTrades.ts'
import { FIVE_MINUTES } from './sales.ts'

/** Sales per transaction, which then covers the last one's whole five-minute bucket. */
const BATCH = 500

/** A blockchain's sales in a time range; start inclusive, end exclusive. */
export interface SalesTime {
  readonly blockchain: Blockchain
  readonly from: Date
  readonly until: Date
}

/**
 * Reprices the first sales in a time range in US dollars at the rates known now, and recomputes their totals.
 * Only one transaction at a time writes a blockchain.
 *
 * @returns when the remaining sales start; undefined = all are done
 */
export async function repriceSales(
  writer: Kysely<DB>,
  { blockchain, from, until }: SalesTime,
): Promise<Date | undefined> {
  const chain = CHAIN_NUMBERS[blockchain]
  const sales = await writer
    .selectFrom('activities')
    .select('at')
    .where('chain', '=', chain)
    .where('type', '=', 'SELL')
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at')
    .limit(BATCH)
    .execute()
  const [first, last] = [sales[0], sales.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const end = new Date((Math.floor(last.at.getTime() / FIVE_MINUTES) + 1) * FIVE_MINUTES)
  const usd = usdAt(sql`activities.price`, sql`activities.currency`, sql`activities.at`)
  await writer.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.writes}, ${chain})`.execute(transaction)
    await sql`
      update activities set price_usd = priced.usd, db_updated_at = ${new Date()}
      from (
        select id, collection, ${usd} as usd from activities
        where chain = ${chain} and type = 'SELL' and at >= ${first.at} and at < ${end}
      ) as priced
      where activities.id = priced.id and activities.collection = priced.collection
        and activities.price_usd is distinct from priced.usd
    `.execute(transaction)
    await recountTrades(
      transaction,
      blockchain,
      sales.map(({ at }) => at),
    )
  })
  return end < until ? end : undefined
}
