-- Boards of collections by their sales, and the part of the platform's own market in these.

alter table trades_5m
  add column own_sale_count bigint not null default 0,
  add column own_copy_count numeric not null default 0,
  -- As volume and volume_usd: of sales on the platform's own market, and on all others.
  add column own_volume numeric,
  add column own_volume_usd numeric,
  add column external_volume numeric,
  add column external_volume_usd numeric;

update trades_5m set
  own_sale_count = known.own_sale_count, own_copy_count = known.own_copy_count, own_volume = known.own_volume,
  own_volume_usd = known.own_volume_usd, external_volume = known.external_volume,
  external_volume_usd = known.external_volume_usd
from (
  select collection, date_bin('5 minutes', at, 'epoch') as at,
    count(*) filter (where is_own) as own_sale_count, coalesce(sum(value) filter (where is_own), 0) as own_copy_count,
    trim_scale(sum(price * value) filter (where is_own and is_in_coins)) as own_volume,
    trim_scale(sum(price_usd * value) filter (where is_own)) as own_volume_usd,
    trim_scale(sum(price * value) filter (where not is_own and is_in_coins)) as external_volume,
    trim_scale(sum(price_usd * value) filter (where not is_own)) as external_volume_usd
  from (
    select *, source is not distinct from 'MINTLINE' as is_own,
      currency = int2send(chain) || decode(repeat('00', 20), 'hex') as is_in_coins
    from activities where type = 'SELL' and not reverted
  ) as sales
  group by 1, 2
) as known
where known.collection = trades_5m.collection and known.at = trades_5m.at;

-- Collections in each period, as of the last minute. A period is written whole, or not at all.
create table leaderboards (
  -- As in AnalyticsPeriod.
  period text collate "C" not null,
  -- ALL has all collections; MINTLINE and EXTERNAL those that were sold there, with these sales alone.
  source text collate "C" not null,
  collection bytea not null,
  chain smallint not null,
  sale_count bigint not null,
  -- Copies that were sold.
  copy_count numeric not null,
  -- Paid in all, in whole units of the blockchain's coin and in USD; null = no sale has a rate.
  volume numeric not null,
  volume_usd numeric,
  -- In percent of the period before; null where that had nothing, or has no rate.
  volume_change numeric,
  volume_usd_change numeric,
  sale_change numeric,
  -- In percent of the floor price when the period began; null where there was none, or is none now.
  floor_change numeric,
  -- The collection as it was when the board was written.
  item_count bigint not null,
  owner_count bigint not null,
  listed_count bigint not null,
  floor_price numeric,
  floor_currency bytea,
  floor_usd numeric,
  bid_price numeric,
  bid_currency bytea,
  bid_usd numeric,
  primary key (period, source, collection)
);

create index leaderboards_by_volume on leaderboards (period, source, chain, coalesce(volume_usd, 0), volume, collection);
create index leaderboards_by_volume_change on leaderboards
  (period, source, chain, coalesce(volume_usd_change, volume_change), collection)
  where coalesce(volume_usd_change, volume_change) is not null;
create index leaderboards_by_floor on leaderboards (period, source, chain, floor_usd, collection)
  where floor_usd is not null;
create index leaderboards_by_unrated_floor on leaderboards (period, source, chain, floor_price, collection)
  where floor_usd is null and floor_price is not null;
create index leaderboards_by_floor_change on leaderboards (period, source, chain, floor_change, collection)
  where floor_change is not null;
create index leaderboards_by_sales on leaderboards (period, source, chain, sale_count, collection);
create index leaderboards_by_sale_change on leaderboards (period, source, chain, sale_change, collection)
  where sale_change is not null;
create index leaderboards_by_listed on leaderboards (period, source, chain, listed_count, collection);
create index leaderboards_by_owners on leaderboards (period, source, chain, owner_count, collection);
