import { type Kysely, type Selectable, sql } from 'kysely'
import { blockchainsRatedBy } from '../database/coins.ts'
import { RATE_VALIDITY } from '../database/rateValidity.ts'
import type { DB, Rates } from '../database/tables.ts'
import { repriceSales } from '../database/trades/repriceSales.ts'
import type { Task } from './task.ts'

/** Rates per batch. */
const BATCH = 500
/** Seconds until every transaction that started without the rate has ended. */
const SETTLED = 30

/** A currency's time span with known rates; adjacent spans are merged. */
interface RatedTime {
  readonly currency: Buffer
  readonly from: Date
  until: Date
}

/** Reprices the sales that new or changed rates affect, and updates their sums. */
export const applyRates: Task<'applyRates'> = async ({ writer }, _, signal) => {
  let rates: readonly ChangedRate[]
  do {
    rates = await changedRates(writer)
    for (const { currency, from, until } of ratedTimes(rates)) {
      for (const blockchain of blockchainsRatedBy(currency)) {
        let rest: Date | undefined = from
        while (rest !== undefined) {
          signal?.throwIfAborted()
          rest = await repriceSales(writer, { blockchain, from: rest, until })
        }
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
