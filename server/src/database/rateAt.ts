import { type RawBuilder, sql } from 'kysely'
import { coinWithin } from './wrappedCoins.ts'

/** Builds the US dollar rate for a currency at a time: its own rate, else the wrapped coin's; null without either. */
export const rateAt = (
  currency: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql`coalesce(${ownRateAt(currency, at)}, ${ownRateAt(coinWithin(currency), at)})`

function ownRateAt(
  currency: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<string | null> {
  const validity = sql`make_interval(secs => ${RATE_VALIDITY / 1000})`
  return sql`(
    select rates.usd from rates
    where rates.currency = ${currency} and rates.at <= ${at} and rates.at > ${at} - ${validity}
    order by rates.at desc limit 1
  )`
}

/** Builds a price in US dollars, at the rate when it applied; null without a rate. */
export const usdAt = (
  price: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<string | null> => sql`trim_scale(${price} * ${rateAt(currency, at)})`

/** Builds a known price in US dollars, at the rate when it applied; null without a rate. */
export const usdOf = (
  { price, currency }: { readonly price: string; readonly currency: Buffer },
  at: Date,
): RawBuilder<string | null> =>
  usdAt(sql`${price}::numeric`, sql`${currency}::bytea`, sql`${at}::timestamptz`)

/** A US dollar rate's lifetime in milliseconds: a day. */
export const RATE_VALIDITY = 86_400_000

/** A currency's latest US dollar rate. */
interface Rate {
  readonly currency: Buffer
  readonly usd: string
  /** When the rate starts. */
  readonly at: Date
}

/**
 * Builds a query for each currency's rate at a time: its own rate, else the wrapped coin's. Leaves out currencies
 * without a rate in the day before.
 */
export function ratesAt(now: Date): RawBuilder<Rate> {
  const oldest = new Date(now.getTime() - RATE_VALIDITY)
  const isValid = sql`rates.at <= ${now} and rates.at > ${oldest}`
  return sql`(
    select distinct on (known.currency) known.currency, known.usd, known.at from (
      select rates.currency, rates.usd, rates.at, true as is_own from rates where ${isValid}
      union all
      select wrapped_coins.token, rates.usd, rates.at, false from rates
        join wrapped_coins on wrapped_coins.coin = rates.currency
      where ${isValid}
    ) as known order by known.currency, known.is_own desc, known.at desc
  )`
}
