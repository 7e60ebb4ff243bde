import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'
import { rankedOrders } from './ranking.ts'

/** Recomputes items' best orders, seller counts and listed copies. The caller has locked their collections. */
export async function refreshItemOrders(
  transaction: Transaction<DB>,
  items: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return
  const keys = sql`${[...items]}::bytea[]`
  const contest = { target: sql`orders.item`, where: sql`orders.item = any(${keys})` }
  await sql`
    with ${rankedOrders(contest)},
    sellers as (
      select target, count(*)::integer as sellers, sum(make_stock) as stock from (
        select distinct on (target, maker) target, make_stock from ranked where side = 'SELL'
        order by target, maker, place
      ) as best group by target
    )
    update items set
      sell_order = best.sell_order, sell_platform = best.sell_platform, sell_price = best.sell_price,
      sell_currency = best.sell_currency, sell_usd = best.sell_usd, listed_at = best.listed_at,
      bid_order = best.bid_order, bid_platform = best.bid_platform, bid_price = best.bid_price,
      bid_currency = best.bid_currency, bid_usd = best.bid_usd, bid_orders = best.bid_orders,
      origins = best.origins, origin_sell_orders = best.origin_sell_orders,
      origin_bid_orders = best.origin_bid_orders, seller_count = best.sellers, total_stock = best.stock,
      updated_at = greatest(items.updated_at, ${now}), db_updated_at = ${now}, version = items.version + 1
    from (
      select item.id, item.collection,
        sell.id as sell_order, sell.platform as sell_platform, sell.price as sell_price,
        sell.currency as sell_currency, sell.price_usd as sell_usd, sell.created_at as listed_at,
        bid.id as bid_order, bid.platform as bid_platform, bid.price as bid_price,
        bid.currency as bid_currency, bid.price_usd as bid_usd,
        coalesce(currency_bids.ids, '{}') as bid_orders,
        coalesce(origin_orders.origins, '{}') as origins,
        coalesce(origin_orders.sell_orders, '{}') as origin_sell_orders,
        coalesce(origin_orders.bid_orders, '{}') as origin_bid_orders,
        coalesce(sellers.sellers, 0) as sellers, coalesce(sellers.stock, 0) as stock
      from items as item
        left join ranked as sell on sell.target = item.id and sell.side = 'SELL' and sell.place = 1
        left join ranked as bid on bid.target = item.id and bid.side = 'BID' and bid.place = 1
        left join currency_bids on currency_bids.target = item.id
        left join origin_orders on origin_orders.target = item.id
        left join sellers on sellers.target = item.id
      where item.id = any(${keys})
    ) as best
    where items.id = best.id and items.collection = best.collection
      and (items.sell_order, items.sell_price, items.sell_usd, items.bid_order, items.bid_price, items.bid_usd,
        items.bid_orders, items.origins, items.origin_sell_orders, items.origin_bid_orders, items.seller_count,
        items.total_stock)
      is distinct from (best.sell_order, best.sell_price, best.sell_usd, best.bid_order, best.bid_price, best.bid_usd,
        best.bid_orders, best.origins, best.origin_sell_orders, best.origin_bid_orders, best.sellers, best.stock)
  `.execute(transaction)
}
