-- Indexes without what tells few rows apart, which are sorted when they are read, as in 0014. It took 80 MB for a million
-- items and as many ownerships.

drop index ownerships_by_chain;
create index ownerships_by_chain on ownerships (chain, updated_at, item) where value + lazy_value > 0;

-- Rates give many items the same time, but few of these have the same name.
drop index items_in_order_of_name;
drop index items_of_collection_in_order_of_name;
create index items_in_order_of_name on items (chain, left(search_name, 100), updated_at)
  where search_name is not null;
create index items_of_collection_in_order_of_name on items (collection, left(search_name, 100), updated_at)
  where search_name is not null;

-- Activities of the latest blocks are asked for, which are a few hundred of a few blocks: an entry for 256 blocks takes a
-- quarter of what one for each block took.
drop index activities_by_block;
create index activities_by_blocks on activities (chain, (block / 256)) where block > 0;

-- Auctions that began last.
create index auctions_by_start on auctions (start_at);
