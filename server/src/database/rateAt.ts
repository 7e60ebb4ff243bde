import { type RawBuilder, sql } from 'kysely'
import { RATE_VALIDITY } from './rateValidity.ts'

/** The rate of a currency at a time in US dollars, as an expression; null without a valid one. */
export function rateAt(
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
