import { sql } from 'kysely'
import { type Filling, random, wallet } from './filling.ts'

/** Writes orders: two thirds list items, the others are bids, some for any item in a collection. */
export async function writeOrders({ database, scale, now }: Filling): Promise<void> {
  await sql`
    create unlogged table bench_orders as
    select i, made.*, last.holder,
      case when i % 30 < 20 then 'SELL' else 'BID' end as side, i % 30 >= 27 as is_floor_bid,
      case when i % 30 < 20 then last.holder else ${wallet('i', 11, scale)} end as maker,
      round((0.01 + 5 * power(${random('i', 12)}, 4))::numeric, 4) as price,
      (array['ACTIVE', 'INACTIVE', 'FILLED', 'CANCELLED'])[
        1 + (${random('i', 13)} > 0.55)::integer + (${random('i', 13)} > 0.7)::integer + (${random('i', 13)} > 0.9)::integer
      ] as status,
      case when ${random('i', 14)} < 0.7 then 'MINTLINE' else 'OPEN_SEA' end as platform,
      (${now}::timestamptz - interval '90 days' * power(${random('i', 15)}, 2))::timestamptz(3) as at,
      sha256(convert_to('order ' || i, 'UTF8')) as hash
    from generate_series(1, ${sql.lit(scale.orders)}) as i
      join bench_items as made on made.n = 1 + floor(${sql.lit(scale.items)} * ${random('i', 10)})
      join bench_moves as last on last.n = made.n and last.is_last
  `.execute(database)
  await sql`
    insert into orders (id, collection, chain, side, platform, status, maker, item, make, take, make_value, take_value,
      make_stock, fill, approved, currency, decimals, price, price_usd, salt, signature, data, origins,
      optional_royalties, cancelled, start_at, end_at, created_at, updated_at, db_updated_at, active_at,
      version)
    select order_prefix || hash, collection, chain, side, platform, status, key,
      case when not is_floor_bid then item end,
      case side when 'SELL' then goods else money end, case side when 'SELL' then money else goods end,
      case side when 'SELL' then 1 else amount end, case side when 'SELL' then amount else 1 end,
      case when status <> 'ACTIVE' then 0 when side = 'SELL' then 1 else amount end,
      case when status = 'FILLED' then 1 else 0 end, true, currency, 18, price, price * 3000, i, hash || hash,
      '{"@type": "ETH_MINTLINE_V2", "payouts": [], "originFees": []}', '{}', false, status = 'CANCELLED', at,
      at + interval '180 days', at, at, at, at, 1
    from (
      select orders.*, wallets.key, order_prefix,
        case side when 'SELL' then coin else chains.token end as currency,
        (price * 1000000000000000000)::numeric(78,0) as amount,
        jsonb_build_object('type', case side when 'SELL' then coin_asset else token_asset end, 'value', price::text) as money,
        jsonb_build_object('value', '1', 'type', case when is_floor_bid
          then jsonb_build_object('@type', 'NFT_OF_COLLECTION', 'collectionId', contract)
          else jsonb_build_object('@type', 'ERC721', 'contract', contract, 'collection', contract, 'tokenId', orders.token::text)
        end) as goods
      from bench_orders as orders
        join bench_chains as chains using (chain)
        join bench_wallets as wallets on wallets.chain = orders.chain and wallets.number = maker
    ) as priced
  `.execute(database)
}

/** Writes activities for created orders, and for those that were cancelled. */
export async function writeOrderActivities({ database }: Filling): Promise<void> {
  await sql`
    insert into activities (id, collection, chain, type, item, from_account, at, block, log_index, value, currency,
      price, amount, price_usd, order_id, source, reverted, db_updated_at)
    select activity_prefix || substr(sha256(orders.id || convert_to(event, 'UTF8')), 1, 20), collection, chain,
      case when event = 'end' then 'CANCEL_' else '' end || case side when 'SELL' then 'LIST' else 'BID' end, item, maker,
      updated_at, 0, 0, 1, currency, price, case side when 'SELL' then take_value else make_value end, price_usd,
      orders.id, platform, false, db_updated_at
    from orders
      join bench_chains using (chain)
      cross join lateral unnest(case when cancelled then '{made,end}' else '{made}' end::text[]) as event
  `.execute(database)
}
