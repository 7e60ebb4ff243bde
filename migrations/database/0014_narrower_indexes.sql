-- Indexes without what tells few rows apart, which are sorted when they are read. It took 110 MB for a million items and as
-- many ownerships.

-- Ownerships of one item with the same time are those of a block. Rates give many items the same time, so the item stays.
drop index ownerships_by_collection;
drop index ownerships_by_item;
create index ownerships_by_collection on ownerships (collection, updated_at, item) where value + lazy_value > 0;
create index ownerships_by_item on ownerships (item, updated_at) where value + lazy_value > 0;

-- Items that were handed over, or listed, at the same time: those of a block, or what somebody signed at once.
drop index items_in_order_of_listing;
drop index items_of_collection_in_order_of_listing;
drop index items_in_order_of_handover;
drop index items_of_collection_in_order_of_handover;
create index items_in_order_of_listing on items (chain, listed_at) where listed_at is not null;
create index items_of_collection_in_order_of_listing on items (collection, listed_at) where listed_at is not null;
create index items_in_order_of_handover on items (chain, owner_changed_at) where owner_changed_at is not null;
create index items_of_collection_in_order_of_handover on items (collection, owner_changed_at)
  where owner_changed_at is not null;
