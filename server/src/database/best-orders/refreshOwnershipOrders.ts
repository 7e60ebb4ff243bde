import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'
import { rankedOrders } from './ranking.ts'

/** Recomputes the best listing for each owner of these items. The caller has locked their collections. */
export async function refreshOwnershipOrders(
  transaction: Transaction<DB>,
  items: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return
  const keys = sql`${[...items]}::bytea[]`
  const contest = {
    target: sql`orders.item || orders.maker`,
    where: sql`orders.item = any(${keys}) and orders.side = 'SELL'`,
  }
  await sql`
    with ${rankedOrders(contest)}
    update ownerships set
      sell_order = best.sell_order, sell_platform = best.sell_platform, sell_price = best.sell_price,
      sell_currency = best.sell_currency, sell_usd = best.sell_usd, origins = best.origins,
      origin_sell_orders = best.origin_sell_orders,
      updated_at = greatest(ownerships.updated_at, ${now}), db_updated_at = ${now}, version = ownerships.version + 1
    from (
      select ownership.item, ownership.owner, ownership.collection,
        sell.id as sell_order, sell.platform as sell_platform, sell.price as sell_price,
        sell.currency as sell_currency, sell.price_usd as sell_usd,
        coalesce(origin_orders.origins, '{}') as origins,
        coalesce(origin_orders.sell_orders, '{}') as origin_sell_orders
      from ownerships as ownership
        left join ranked as sell on sell.target = ownership.item || ownership.owner and sell.place = 1
        left join origin_orders on origin_orders.target = ownership.item || ownership.owner
      where ownership.item = any(${keys})
    ) as best
    where ownerships.item = best.item and ownerships.owner = best.owner and ownerships.collection = best.collection
      and (ownerships.sell_order, ownerships.sell_price, ownerships.sell_usd, ownerships.origins,
        ownerships.origin_sell_orders)
      is distinct from (best.sell_order, best.sell_price, best.sell_usd, best.origins, best.origin_sell_orders)
  `.execute(transaction)
}
