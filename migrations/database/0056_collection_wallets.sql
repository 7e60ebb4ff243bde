-- How many items of a collection each wallet holds, and how many it created: several copies of an item count once, and
-- burned items do not. Wallets without any have no row.
create table collection_wallets (
  collection bytea not null,
  -- OWNER or CREATOR.
  role text collate "C" not null,
  wallet bytea not null,
  item_count bigint not null,
  primary key (collection, role, wallet)
);

create index collection_wallets_by_count on collection_wallets (collection, role, item_count, wallet);
create index collection_wallets_by_wallet on collection_wallets (wallet, role, collection);

insert into collection_wallets (collection, role, wallet, item_count)
select collection, 'OWNER', owner, count(*) from ownerships
where value + lazy_value > 0
group by collection, owner;

insert into collection_wallets (collection, role, wallet, item_count)
select collection, 'CREATOR', creator, count(distinct id) from items cross join unnest(creators) as creator
where not deleted
group by collection, creator;
