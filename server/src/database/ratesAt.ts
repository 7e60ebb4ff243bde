import { type RawBuilder, sql } from 'kysely'
import { RATE_VALIDITY } from './rateValidity.ts'

/** The last price of a currency in US dollars. */
export interface Rate {
  readonly currency: Buffer
  readonly usd: string
  /** Time from which it is. */
  readonly at: Date
}

/** The rate of each currency at a time; those without one of the day before it are not among them. */
export function ratesAt(now: Date): RawBuilder<Rate> {
  const oldest = new Date(now.getTime() - RATE_VALIDITY)
  return sql`(
    select distinct on (rates.currency) rates.currency, rates.usd, rates.at from rates
    where rates.at <= ${now} and rates.at > ${oldest} order by rates.currency, rates.at desc
  )`
}
