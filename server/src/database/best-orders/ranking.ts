import { MINTLINE } from '@mintline/core'
import { type RawBuilder, sql } from 'kysely'
import { countsForBids } from '../wrappedCoins.ts'

/** Condition for orders that can be the best: anybody may fill them, now. */
export const isCandidate = sql`orders.status = 'ACTIVE' and orders.taker is null`

/**
 * Sort order for candidates on one side, best first: the cheapest listing, the highest bid. Compares US dollar prices;
 * orders without a rate come last, sorted by currency. At the same price, the platform's own order wins. It is a total
 * order, so the best among several bests is the best overall.
 */
const BEST_FIRST = sql.raw(
  'usd nulls last, unrated_currency, unrated_price, is_foreign, currency, signed_price, id',
)

/** Which orders compete for what. */
export interface Contest {
  /** Key of the item, owner or collection with the best orders, as an expression over the table orders. */
  readonly target: RawBuilder<unknown>
  /** Condition that selects the orders to compare. */
  readonly where: RawBuilder<unknown>
}

/**
 * Builds common table expressions, to stand behind `with`, that find each target's best orders, among bids in currencies
 * that count:
 *
 * - `ranked`: candidates with their `place` within target and side
 * - `currency_bids`: the best bid in each currency, best first
 * - `origin_orders`: origins, each with its best listing and bid, or an empty key
 */
export function rankedOrders({ target, where }: Contest): RawBuilder<unknown> {
  return sql`
    candidates as materialized (
      select ${target} as target, id, side, maker, platform, currency, price, price_usd, make_stock, origins, created_at,
        platform <> ${MINTLINE} as is_foreign,
        case side when 'SELL' then price else -price end as signed_price,
        case side when 'SELL' then price_usd else -price_usd end as usd,
        case when price_usd is null then currency end as unrated_currency,
        case when price_usd is not null then null when side = 'SELL' then price else -price end as unrated_price
      from orders where ${isCandidate} and ${where}
        and (orders.side = 'SELL' or ${countsForBids(sql`orders.currency`)})
    ),
    ranked as (
      select *, row_number() over (partition by target, side order by ${BEST_FIRST}) as place from candidates
    ),
    currency_bids as (
      select target, array_agg(id order by place) as ids from (
        select distinct on (target, currency) target, id, place from ranked where side = 'BID'
        order by target, currency, place
      ) as best group by target
    ),
    best_of_origins as (
      select distinct on (target, origin, side) target, origin, side, id
      from ranked cross join unnest(origins) as origin order by target, origin, side, place
    ),
    orders_by_origin as (
      select target, origin,
        coalesce((array_agg(id) filter (where side = 'SELL'))[1], '') as sell_order,
        coalesce((array_agg(id) filter (where side = 'BID'))[1], '') as bid_order
      from best_of_origins group by target, origin
    ),
    origin_orders as (
      select target, array_agg(origin order by origin) as origins,
        array_agg(sell_order order by origin) as sell_orders, array_agg(bid_order order by origin) as bid_orders
      from orders_by_origin group by target
    )`
}
