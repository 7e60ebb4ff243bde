import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, type Selectable, sql } from 'kysely'
import { keepBestOrders } from '../database/best-orders/keepBestOrders.ts'
import { FINAL_STATUSES, FINAL_USD } from '../database/best-orders/priceInDollars.ts'
import { blockchainsRatedBy } from '../database/coins.ts'
import { CHAIN_NUMBERS } from '../database/keys/index.ts'
import { RATE_VALIDITY } from '../database/rateValidity.ts'
import type { DB, Rates } from '../database/tables.ts'
import { PRICED_TYPES, repriceActivities } from '../database/trades/repriceActivities.ts'
import type { Task } from './task.ts'

/** Rates or orders per batch. */
const BATCH = 500
/** Seconds until every transaction that started without the rate has ended. */
const SETTLED = 30

/** A currency's time span with known rates; adjacent spans are merged. */
interface RatedTime {
  readonly currency: Buffer
  readonly from: Date
  until: Date
}

/**
 * Reprices everything of a time with new or changed rates: sales with their sums, activities of orders, and orders that
 * are over. Whatever happened has the worth of its time, whenever a rate comes; open orders have the present one, by
 * another job.
 */
export const applyRates: Task<'applyRates'> = async ({ writer }, _, signal) => {
  let rates: readonly ChangedRate[]
  do {
    rates = await changedRates(writer)
    for (const { currency, from, until } of ratedTimes(rates)) {
      for (const blockchain of blockchainsRatedBy(currency)) {
        const isOwn = currency.readUInt16BE() === CHAIN_NUMBERS[blockchain]
        // On other blockchains, only sums of sales depend on the rate.
        for (const type of isOwn ? PRICED_TYPES : (['SELL'] as const)) {
          let rest: Date | undefined = from
          while (rest !== undefined) {
            signal?.throwIfAborted()
            rest = await repriceActivities(writer, { blockchain, type, from: rest, until })
          }
        }
        if (isOwn) await repriceOrders(writer, { blockchain, from, until }, signal)
      }
    }
    await settle(writer, rates)
  } while (rates.length === BATCH)
}

interface ChangedRate extends Pick<Selectable<Rates>, 'currency' | 'at'> {
  readonly changed_at: Date
  /** Start of the currency's next rate; null = there is none. */
  readonly next: Date | null
}

async function changedRates(writer: Kysely<DB>): Promise<readonly ChangedRate[]> {
  const { rows } = await sql<ChangedRate>`
    select currency, at, changed_at, (
      select min(next.at) from rates as next where next.currency = rates.currency and next.at > rates.at
    ) as next
    from rates where changed_at <= now() - make_interval(secs => ${SETTLED}) order by currency, at limit ${BATCH}
  `.execute(writer)
  return rows
}

function ratedTimes(rates: readonly ChangedRate[]): readonly RatedTime[] {
  const times: RatedTime[] = []
  for (const { currency, at, next } of rates) {
    const end = at.getTime() + RATE_VALIDITY
    const until = new Date(next === null ? end : Math.min(end, next.getTime()))
    const last = times.at(-1)
    if (last?.currency.equals(currency) && last.until >= at) last.until = until
    else times.push({ currency, from: at, until })
  }
  return times
}

/** Reprices orders that are over, and that changed last in a time range. */
async function repriceOrders(
  writer: Kysely<DB>,
  { blockchain, from, until }: { blockchain: Blockchain } & Pick<RatedTime, 'from' | 'until'>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let last: Buffer | undefined
  do {
    signal?.throwIfAborted()
    const orders = await writer
      .selectFrom('orders')
      .select(['id', 'collection'])
      .where('chain', '=', CHAIN_NUMBERS[blockchain])
      .where('status', 'in', FINAL_STATUSES)
      .where('updated_at', '>=', from)
      .where('updated_at', '<', until)
      .where(sql<boolean>`orders.price_usd is distinct from ${FINAL_USD}`)
      .$if(last !== undefined, (query) => query.where('id', '>', last as Buffer))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    // It updates dollar prices itself.
    await writer
      .transaction()
      .execute((transaction) => keepBestOrders(transaction, orders, async () => undefined))
    last = orders.length === BATCH ? orders.at(-1)?.id : undefined
  } while (last !== undefined)
}

/** Marks rates as applied, except those that have changed again meanwhile. */
async function settle(writer: Kysely<DB>, rates: readonly ChangedRate[]): Promise<void> {
  await sql`
    update rates set changed_at = null
    from unnest(
      ${rates.map(({ currency }) => currency)}::bytea[], ${rates.map(({ at }) => at)}::timestamptz[],
      ${rates.map(({ changed_at: changed }) => changed)}::timestamptz[]
    ) as applied (currency, at, changed_at)
    where rates.currency = applied.currency and rates.at = applied.at and rates.changed_at = applied.changed_at
  `.execute(writer)
}
