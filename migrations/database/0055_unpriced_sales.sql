-- Sales that a sum lacks are counted beside it: those whose worth in its currency is not known, as no rate of their time is.
-- Rates that come later make fewer of them.

alter table trades_5m
  add column unpriced_count bigint not null default 0,
  add column unpriced_usd_count bigint not null default 0,
  -- As above: of sales on the platform's own market.
  add column own_unpriced_count bigint not null default 0,
  add column own_unpriced_usd_count bigint not null default 0;

alter table traders_5m
  add column unpriced_count bigint not null default 0,
  add column unpriced_usd_count bigint not null default 0,
  add column layer_one_unpriced_count bigint not null default 0;

-- Boards get theirs when they are written next.
alter table leaderboards
  add column unpriced_count bigint not null default 0,
  add column unpriced_usd_count bigint not null default 0;

alter table trader_boards
  add column unpriced_count bigint not null default 0,
  add column unpriced_usd_count bigint not null default 0;

-- Each blockchain with the first one of its form of addresses, and whether that one's coin has the same name.
create temporary table chain_coins on commit drop as
select chain::smallint, int2send(chain::smallint) || decode(repeat('00', 20), 'hex') as coin, layer_one::smallint,
  int2send((case when is_same then chain else layer_one end)::smallint) || decode(repeat('00', 20), 'hex')
    as layer_one_coin
from (values
  (1, 1, true), (2, 2, true), (3, 3, true), (4, 3, false), (5, 5, true), (6, 1, false), (7, 1, false), (8, 1, false),
  (9, 1, true), (10, 1, true), (11, 1, true), (12, 1, true), (13, 1, true), (14, 1, true), (15, 1, true), (16, 1, false),
  (17, 1, false), (18, 1, false), (19, 1, false), (20, 1, false), (21, 1, true), (22, 1, false), (23, 1, false),
  (24, 1, false), (25, 1, true), (26, 1, false), (27, 1, true), (28, 1, false), (29, 1, false), (30, 1, true),
  (31, 1, false), (32, 1, false), (33, 1, false), (34, 1, true)
) as chains (chain, layer_one, is_same);

create temporary table unpriced on commit drop as
select * from (
  select collection, date_bin('5 minutes', at, 'epoch') as at, chain, layer_one, from_account, to_account, source,
    price_usd is null as is_usd,
    counted <> coin and (price_usd is null or not exists (
      select from rates
      where rates.currency = coin and rates.at <= sales.at and rates.at > sales.at - interval '1 day'
    )) as is_coin,
    counted <> layer_one_coin and (price_usd is null or not exists (
      select from rates
      where rates.currency = layer_one_coin and rates.at <= sales.at and rates.at > sales.at - interval '1 day'
    )) as is_layer_one
  from (
    select activities.*, coin, layer_one, layer_one_coin, case when currency in (
      '\x0001c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
      '\x0003069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001',
      '\x0004069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001',
      '\x00060d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
      '\x000878c1b0c915c4faa5fffa6cabf0219da63d7f4cb8',
      '\x00095aea5775959fbc2557cc8789bc1bf90a239d9a91',
      '\x000d4200000000000000000000000000000000000006',
      '\x000e82af49447d8a07e3bd95bd0d56f35241523fbab1',
      '\x00154200000000000000000000000000000000000006',
      '\x00194200000000000000000000000000000000000006',
      '\x001a6969696969696969696969696969696969696969',
      '\x001e3439153eb7af838ad19d56e1571fbd09333c2809'
    ) then coin else currency end as counted
    from activities join chain_coins using (chain)
    where type = 'SELL' and not reverted
  ) as sales
) as known
where is_usd or is_coin or is_layer_one;

update trades_5m set
  unpriced_count = less.coins, unpriced_usd_count = less.usd,
  own_unpriced_count = less.own_coins, own_unpriced_usd_count = less.own_usd
from (
  select collection, at, count(*) filter (where is_coin) as coins, count(*) filter (where is_usd) as usd,
    count(*) filter (where is_coin and is_own) as own_coins, count(*) filter (where is_usd and is_own) as own_usd
  from (select *, source is not distinct from 'MINTLINE' as is_own from unpriced) as sales
  group by 1, 2
) as less
where trades_5m.collection = less.collection and trades_5m.at = less.at;

update traders_5m set
  unpriced_count = less.coins, unpriced_usd_count = less.usd, layer_one_unpriced_count = less.layer_one_coins
from (
  select int2send(layer_one) || substr(wallet, 3) as account, at, chain, side,
    case when source in ('MINTLINE', 'OPEN_SEA') then source else 'OTHER' end as source,
    count(*) filter (where is_coin) as coins, count(*) filter (where is_usd) as usd,
    count(*) filter (where is_layer_one) as layer_one_coins
  from unpriced
    cross join lateral (values ('sellers', from_account), ('buyers', to_account)) as sides (side, wallet)
  where wallet is not null
  group by 1, 2, 3, 4, 5
) as less
where traders_5m.account = less.account and traders_5m.at = less.at and traders_5m.chain = less.chain
  and traders_5m.side = less.side and traders_5m.source = less.source;
