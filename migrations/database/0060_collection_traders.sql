-- Wallets that sold or bought items of a collection in five minutes, so that those of a period are counted without reading
-- each of its sales.
create table collection_traders_5m (
  collection bytea not null,
  -- sellers or buyers: what the wallet was.
  side text collate "C" not null,
  -- When the five minutes begin.
  at timestamptz(3) not null,
  wallet bytea not null,
  sale_count bigint not null,
  primary key (collection, side, at, wallet)
);

create index collection_traders_5m_by_time on collection_traders_5m (at);

insert into collection_traders_5m (collection, side, at, wallet, sale_count)
select collection, side, date_bin('5 minutes', at, 'epoch'), wallet, count(*)
from (
  select collection, at, unnest(array['sellers', 'buyers']) as side, unnest(array[from_account, to_account]) as wallet
  from activities where type = 'SELL' and not reverted
) as traded
where wallet is not null
group by 1, 2, 3, 4;
