import { type RawBuilder, sql } from 'kysely'
import { RATE_VALIDITY } from './rateValidity.ts'
import { WRAPPED_COINS } from './wrappedCoins.ts'

/** The last price of a currency in US dollars. */
export interface Rate {
  readonly currency: Buffer
  readonly usd: string
  /** Time from which it is. */
  readonly at: Date
}

/**
 * The rate of each currency at a time, where none is known of its own that of the coin within; those without one of the day
 * before it are not among them.
 */
export function ratesAt(now: Date): RawBuilder<Rate> {
  const oldest = new Date(now.getTime() - RATE_VALIDITY)
  const isValid = sql`rates.at <= ${now} and rates.at > ${oldest}`
  return sql`(
    select distinct on (known.currency) known.currency, known.usd, known.at from (
      select rates.currency, rates.usd, rates.at, true as is_own from rates where ${isValid}
      union all
      select wrapped_coins.currency, rates.usd, rates.at, false from rates
        join ${WRAPPED_COINS} on wrapped_coins.coin = rates.currency
      where ${isValid}
    ) as known order by known.currency, known.is_own desc, known.at desc
  )`
}
