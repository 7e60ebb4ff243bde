import { type RawBuilder, sql } from 'kysely'
import { RATE_VALIDITY } from './rateValidity.ts'
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
