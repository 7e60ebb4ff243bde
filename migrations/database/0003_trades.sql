-- Sales, floor prices and listings over time. Coins are the native currencies of blockchains.

-- Sales of each collection in five minutes. Collections without any have no row.
create table trades_5m (
  collection bytea not null,
  -- When the five minutes begin.
  at timestamptz(3) not null,
  sale_count bigint not null,
  -- Copies that were sold.
  copy_count numeric not null,
  -- Paid for all copies, and for the dearest, in whole units of the blockchain's coin and in USD, at the rates of the time
  -- of each sale. Sales without a rate are left out; null = none has one.
  volume numeric,
  volume_usd numeric,
  highest_price numeric,
  highest_usd numeric,
  primary key (collection, at)
);

create index trades_5m_by_time on trades_5m (at);

-- Changes of the floor of each collection: the price of its best listing from then on.
create table floors (
  collection bytea not null,
  at timestamptz(3) not null,
  -- Per copy in whole units of the currency; null = nothing is for sale.
  price numeric,
  currency bytea,
  primary key (collection, at)
);

-- Numbers of listed items of each collection, at the end of five minutes in which they changed.
create table listed_5m (
  collection bytea not null,
  -- When the five minutes begin.
  at timestamptz(3) not null,
  listed_count bigint not null,
  primary key (collection, at)
);

-- What is known of the time before. Until now only EVM chains had sales, and none of these has a price in USD.
insert into trades_5m (collection, at, sale_count, copy_count, volume, highest_price)
select collection, date_bin('5 minutes', at, 'epoch'), count(*), sum(value),
  trim_scale(sum(price * value) filter (where is_in_coins)), trim_scale(max(price) filter (where is_in_coins))
from (
  select *, currency = int2send(chain) || decode(repeat('00', 20), 'hex') as is_in_coins from activities
  where type = 'SELL' and not reverted
) as sales
group by 1, 2;

insert into floors (collection, at, price, currency)
select id, db_updated_at, floor_price, floor_currency from collections where floor_order is not null;

insert into listed_5m (collection, at, listed_count)
select id, date_bin('5 minutes', db_updated_at, 'epoch'), listed_count from collections where listed_count > 0;
