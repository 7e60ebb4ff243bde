import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { keepBestOrders } from '../database/best-orders/keepBestOrders.ts'
import { FINAL_USD } from '../database/best-orders/priceInDollars.ts'
import { blockchainsRatedBy } from '../database/coins.ts'
import { CHAIN_NUMBERS, readCurrencyKey } from '../database/keys/index.ts'
import { FINAL_STATUSES } from '../database/orderKinds.ts'
import { RATE_VALIDITY } from '../database/rateAt.ts'
import type { DB, Rates } from '../database/tables.ts'
import {
  PRICED_TYPES,
  type PricedTime,
  repriceActivities,
} from '../database/trades/repriceActivities.ts'
import type { Task } from './task.ts'

/** Rates or orders per batch. */
const BATCH = 500
/** Seconds until every transaction that started without the rate has ended. */
const SETTLED = 30

/** All times that a database knows. */
const EVER = { from: new Date(0), until: new Date(8.64e15) } as const

/** A currency's time span with known rates; adjacent spans are merged. */
interface RatedTime {
  readonly currency: Buffer
  readonly from: Date
  until: Date
}

/**
 * Reprices everything of a time with new or changed rates: sales with their sums, activities of orders, and orders that
 * are over. Whatever happened has the worth of its time, whenever a rate comes; open orders have the present one, by
 * another job. Does the same with everything in tokens that have begun or ceased to wrap a coin.
 */
export const applyRates: Task<'applyRates'> = async ({ writer }, _, signal) => {
  await applyWrappedCoins(writer, signal)
  let rates: readonly ChangedRate[]
  do {
    rates = await changedRates(writer)
    for (const { currency, from, until } of ratedTimes(rates)) {
      for (const blockchain of blockchainsRatedBy(currency)) {
        const isOwn = currency.readUInt16BE() === CHAIN_NUMBERS[blockchain]
        // On other blockchains, only sums of sales depend on the rate.
        const types = isOwn ? PRICED_TYPES : (['SELL'] as const)
        await repriceAll(writer, types, { blockchain, from, until }, signal)
        if (isOwn) await repriceOrders(writer, overIn({ blockchain, from, until }), signal)
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

async function repriceAll(
  writer: Kysely<DB>,
  types: readonly PricedTime['type'][],
  time: Omit<PricedTime, 'type'>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const type of types) {
    let rest: Date | undefined = time.from
    while (rest !== undefined) {
      signal?.throwIfAborted()
      rest = await repriceActivities(writer, { ...time, type, from: rest })
    }
  }
}

/** Builds a condition for orders that are over, that changed last in a time range, and have another price. */
const overIn = ({ blockchain, from, until }: Omit<PricedTime, 'type'>) => sql<boolean>`
  orders.chain = ${CHAIN_NUMBERS[blockchain]} and orders.status in (${sql.join(FINAL_STATUSES)})
  and orders.updated_at >= ${from} and orders.updated_at < ${until}
  and orders.price_usd is distinct from ${FINAL_USD}`

/** Reprices orders, and updates everything else that depends on their currencies. */
async function repriceOrders(
  writer: Kysely<DB>,
  where: RawBuilder<boolean>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let last: Buffer | undefined
  do {
    signal?.throwIfAborted()
    const orders = await writer
      .selectFrom('orders')
      .select(['id', 'collection'])
      .where(where)
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

/** Updates what depends on whether a token wraps a coin: at all times, since no rate is needed. */
async function applyWrappedCoins(
  writer: Kysely<DB>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { rows } = await sql<{ token: Buffer; changed_at: Date }>`
    select token, changed_at from wrapped_coins
    where changed_at <= now() - make_interval(secs => ${SETTLED}) order by token
  `.execute(writer)
  for (const { token, changed_at: changed } of rows) {
    const { blockchain } = readCurrencyKey(token)
    await repriceAll(writer, PRICED_TYPES, { ...EVER, blockchain, currency: token }, signal)
    await repriceOrders(writer, sql`orders.currency = ${token}`, signal)
    // If it has changed again meanwhile, the next run applies that.
    const isApplied = sql`token = ${token} and changed_at = ${changed}`
    await sql`delete from wrapped_coins where ${isApplied} and coin is null`.execute(writer)
    await sql`update wrapped_coins set changed_at = null where ${isApplied}`.execute(writer)
  }
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
