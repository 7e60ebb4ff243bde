import { type RawBuilder, sql } from 'kysely'
import { RATE_VALIDITY } from './rateValidity.ts'

/** A currency's latest US dollar rate. */
export interface Rate {
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
