import { MINTLINE } from '@mintline/core'
import { type RawBuilder, sql } from 'kysely'
import { COINS, inCoins } from '../coins.ts'

/** Length of a bucket for sales totals, in milliseconds. */
export const FIVE_MINUTES = 300_000

/** Same as a database interval. */
export const FIVE_MINUTES_INTERVAL: RawBuilder<unknown> = sql`interval '5 minutes'`

/** Builds the start of a time's five-minute bucket. */
export const fiveMinutesOf = (at: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`date_bin(${FIVE_MINUTES_INTERVAL}, ${at}, timestamptz 'epoch')`

/** Which sales to select. */
export interface SalesFilter {
  /** Joins from `activities` to other tables. */
  readonly join?: RawBuilder<unknown>
  /** Condition over these tables. */
  readonly where?: RawBuilder<unknown>
}

/**
 * Builds a query for sales: `collection`, `chain`, `layer_one` (its number), `at`, `seller`, `buyer`, `source`,
 * `copies`, and prices per copy in coins, in layer-one coins and in US dollars, `price`, `layer_one_price` and
 * `price_usd`, null if no rate was known when the sale was made.
 */
export function sales({ join = sql``, where = sql`true` }: SalesFilter): RawBuilder<unknown> {
  const price = {
    price: sql`activities.price`,
    currency: sql`activities.currency`,
    usd: sql`activities.price_usd`,
    at: sql`activities.at`,
  }
  return sql`
    select activities.collection, activities.chain, coins.layer_one, activities.at, activities.from_account as seller,
      activities.to_account as buyer, activities.source, activities.value as copies, ${inCoins(price)} as price,
      ${inCoins({ ...price, coin: sql`coins.layer_one_coin` })} as layer_one_price, activities.price_usd
    from activities join ${COINS} on coins.chain = activities.chain ${join}
    where activities.type = 'SELL' and not activities.reverted and ${where}`
}

/** Condition for sales on the platform's own market. */
const isOwn = sql`source is not distinct from ${sql.lit(MINTLINE)}`

/** Totals over `sales`, in column order for `trades_5m`. */
export const SALE_SUMS: RawBuilder<unknown> = sql`
  count(*) as sale_count, sum(copies) as copy_count, trim_scale(sum(price * copies)) as volume,
  trim_scale(sum(price_usd * copies)) as volume_usd, trim_scale(max(price)) as highest_price,
  trim_scale(max(price_usd)) as highest_usd, count(*) filter (where ${isOwn}) as own_sale_count,
  coalesce(sum(copies) filter (where ${isOwn}), 0) as own_copy_count,
  trim_scale(sum(price * copies) filter (where ${isOwn})) as own_volume,
  trim_scale(sum(price_usd * copies) filter (where ${isOwn})) as own_volume_usd,
  trim_scale(sum(price * copies) filter (where not (${isOwn}))) as external_volume,
  trim_scale(sum(price_usd * copies) filter (where not (${isOwn}))) as external_volume_usd,
  count(*) filter (where price is null) as unpriced_count,
  count(*) filter (where price_usd is null) as unpriced_usd_count,
  count(*) filter (where price is null and ${isOwn}) as own_unpriced_count,
  count(*) filter (where price_usd is null and ${isOwn}) as own_unpriced_usd_count`
