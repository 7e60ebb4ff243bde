import { PLATFORM_SOURCES } from '@mintline/core/enumerations/indexer'
import { type RawBuilder, sql } from 'kysely'
import { fiveMinutesOf } from './sales.ts'

const NAMED = sql.join(PLATFORM_SOURCES.map((source) => sql.lit(source)))

/** Builds totals over `sales` by wallet and five minutes, in column order for `traders_5m`. */
export const traders = (sales: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select int2send(layer_one) || substr(wallet, 3) as account, ${fiveMinutesOf(sql`at`)} as at, chain, side,
    case when source in (${NAMED}) then source else 'OTHER' end as source, count(*) as sale_count,
    sum(copies) as copy_count, trim_scale(sum(price * copies)) as volume,
    trim_scale(sum(price_usd * copies)) as volume_usd, trim_scale(sum(layer_one_price * copies)) as layer_one_volume,
    count(*) filter (where price is null) as unpriced_count,
    count(*) filter (where price_usd is null) as unpriced_usd_count,
    count(*) filter (where layer_one_price is null) as layer_one_unpriced_count
  from (${sides(sales)}) as traded
  where wallet is not null
  group by 1, 2, 3, 4, 5`

/** Builds totals over `sales` by collection, wallet and five minutes, in column order for `collection_traders_5m`. */
export const collectionTraders = (sales: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select collection, side, ${fiveMinutesOf(sql`at`)}, wallet, count(*) from (${sides(sales)}) as traded
  where wallet is not null
  group by 1, 2, 3, 4`

const sides = (sales: RawBuilder<unknown>) => sql`
  select *, unnest(array['sellers', 'buyers']) as side, unnest(array[seller, buyer]) as wallet
  from (${sales}) as sales`
