import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'
import { rankedOrders } from './ranking.ts'

/**
 * Recomputes a collection's best orders: the cheapest listing among its items, the highest bid for any item. The caller
 * has locked the collection.
 */
export async function refreshCollectionOrders(
  transaction: Transaction<DB>,
  collection: Buffer,
  now: Date,
): Promise<void> {
  const contest = {
    target: sql`orders.collection`,
    where: sql`orders.collection = ${collection} and (orders.side = 'SELL' or orders.item is null)`,
  }
  await sql`
    with ${rankedOrders(contest)}
    update collections set
      floor_order = best.floor_order, floor_price = best.floor_price, floor_currency = best.floor_currency,
      floor_usd = best.floor_usd, bid_order = best.bid_order, bid_price = best.bid_price,
      bid_currency = best.bid_currency, bid_usd = best.bid_usd, bid_orders = best.bid_orders, origins = best.origins,
      origin_sell_orders = best.origin_sell_orders, origin_bid_orders = best.origin_bid_orders,
      updated_at = greatest(collections.updated_at, ${now}), db_updated_at = ${now}, version = collections.version + 1
    from (
      select known.id, sell.id as floor_order, sell.price as floor_price, sell.currency as floor_currency,
        sell.price_usd as floor_usd, bid.id as bid_order, bid.price as bid_price, bid.currency as bid_currency,
        bid.price_usd as bid_usd, coalesce(currency_bids.ids, '{}') as bid_orders,
        coalesce(origin_orders.origins, '{}') as origins,
        coalesce(origin_orders.sell_orders, '{}') as origin_sell_orders,
        coalesce(origin_orders.bid_orders, '{}') as origin_bid_orders
      from collections as known
        left join ranked as sell on sell.target = known.id and sell.side = 'SELL' and sell.place = 1
        left join ranked as bid on bid.target = known.id and bid.side = 'BID' and bid.place = 1
        left join currency_bids on currency_bids.target = known.id
        left join origin_orders on origin_orders.target = known.id
      where known.id = ${collection}
    ) as best
    where collections.id = best.id
      and (collections.floor_order, collections.floor_price, collections.floor_usd, collections.bid_order,
        collections.bid_price, collections.bid_usd, collections.bid_orders, collections.origins,
        collections.origin_sell_orders, collections.origin_bid_orders)
      is distinct from (best.floor_order, best.floor_price, best.floor_usd, best.bid_order, best.bid_price, best.bid_usd,
        best.bid_orders, best.origins, best.origin_sell_orders, best.origin_bid_orders)
  `.execute(transaction)
  await keepFloor(transaction, collection, now)
}

/**
 * Records a collection's floor price if it has changed. The caller has locked the collection. If a clock was ahead, a
 * change takes the previous change's time, so that the latest stays last.
 */
async function keepFloor(
  transaction: Transaction<DB>,
  collection: Buffer,
  now: Date,
): Promise<void> {
  await sql`
    insert into floors (collection, at, price, currency)
    select id, greatest(${now}::timestamptz, last.at), floor_price, floor_currency
    from collections left join (
      select * from floors where collection = ${collection} order by at desc limit 1
    ) as last on last.collection = id
    where id = ${collection} and (floor_price, floor_currency) is distinct from (last.price, last.currency)
    on conflict (collection, at) do update set price = excluded.price, currency = excluded.currency
  `.execute(transaction)
}
