import { type RawBuilder, sql } from 'kysely'
import { RATE_VALIDITY } from './rateValidity.ts'
import { coinKeyWithin, coinWithin } from './wrappedCoins.ts'

/** The rate of a currency at a time in US dollars, as an expression: its own, or that of the coin within; null without any. */
export const rateAt = (
  currency: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql`coalesce(${ownRateAt(currency, at)}, ${ownRateAt(coinWithin(currency), at)})`

/** The same where the key is known: statements of many rows would grow by all wrapped coins with each. */
export function rateOf(currency: Buffer, at: RawBuilder<unknown>): RawBuilder<string | null> {
  const coin = coinKeyWithin(currency)
  const own = ownRateAt(sql`${currency}`, at)
  return coin === undefined ? own : sql`coalesce(${own}, ${ownRateAt(sql`${coin}`, at)})`
}

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

/** A price of a time in US dollars, at the rate of then, as an expression; null without one. */
export const usdAt = (
  price: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<string | null> => sql`trim_scale(${price} * ${rateAt(currency, at)})`
