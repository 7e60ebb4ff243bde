-- Wallets by what they sold and bought. A wallet is one on all blockchains that share its form of addresses, and its key
-- here is the one on their first blockchain, such as Ethereum.

-- Sales of each wallet in five minutes.
create table traders_5m (
  account bytea not null,
  -- When the five minutes begin.
  at timestamptz(3) not null,
  chain smallint not null,
  -- sellers or buyers: what the wallet was.
  side text collate "C" not null,
  -- Market of the sales: one of PlatformSource, or OTHER.
  source text collate "C" not null,
  sale_count bigint not null,
  -- Copies that were sold.
  copy_count numeric not null,
  -- As in trades_5m; and in the coin of the first blockchain, as which every coin of the same name counts.
  volume numeric,
  volume_usd numeric,
  layer_one_volume numeric,
  primary key (account, at, chain, side, source)
);

create index traders_5m_by_time on traders_5m (at);

-- The first wallets of each period by the worth of what they sold or bought, as of the last minute.
create table trader_boards (
  -- As in LeaderboardPeriod.
  period text collate "C" not null,
  -- ALL, or one of PlatformSource.
  source text collate "C" not null,
  side text collate "C" not null,
  -- 0 = all blockchains.
  chain smallint not null,
  account bytea not null,
  sale_count bigint not null,
  copy_count numeric not null,
  -- In whole units of the blockchain's coin, or of that of the wallet's first blockchain, and in USD; null = no sale has a
  -- rate.
  volume numeric not null,
  volume_usd numeric,
  primary key (period, source, side, chain, account)
);

-- What is known of the time before: until now only EVM chains had sales.
insert into traders_5m
select int2send(1::smallint) || substr(account, 3), date_bin('5 minutes', at, 'epoch'), chain, side, source,
  count(*), sum(value), trim_scale(sum(coins * value)), trim_scale(sum(price_usd * value)),
  trim_scale(sum(layer_one_coins * value))
from (
  select chain, at, value, price_usd, from_account, to_account,
    case when source in ('MINTLINE', 'OPEN_SEA') then source else 'OTHER' end as source,
    case when currency = coin then price
      else trim_scale(round((price_usd + 0.000000000000000000) / (
        select usd from rates
        where rates.currency = coin and rates.at <= priced.at and rates.at > priced.at - interval '1 day'
        order by rates.at desc limit 1
      ), 18)) end as coins,
    case when currency = layer_one_coin then price
      else trim_scale(round((price_usd + 0.000000000000000000) / (
        select usd from rates
        where rates.currency = layer_one_coin and rates.at <= priced.at and rates.at > priced.at - interval '1 day'
        order by rates.at desc limit 1
      ), 18)) end as layer_one_coins
  from (
    select activities.*, coin, case when symbol = 'ETH' then coin else int2send(1::smallint) || substr(coin, 3) end
      as layer_one_coin
    from activities
      cross join lateral (select int2send(activities.chain) || decode(repeat('00', 20), 'hex')) as coins (coin)
      left join currencies on currencies.id = coin
    where type = 'SELL' and not reverted
  ) as priced
) as sales
  cross join lateral (values ('sellers', from_account), ('buyers', to_account)) as sides (side, account)
where account is not null
group by 1, 2, 3, 4, 5;
