-- Ownerships in the order in which somebody got an item, with no more columns than tell most of them apart.
create index ownerships_in_order_of_beginning on ownerships (chain, created_at) where value + lazy_value > 0;
create index ownerships_of_collection_in_order_of_beginning on ownerships (collection, created_at)
  where value + lazy_value > 0;
