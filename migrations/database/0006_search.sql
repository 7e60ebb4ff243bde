-- What searches compare and sort by.

-- Text without case, accents, and forms of characters that mean the same.
create function search_text(text) returns text
language sql immutable strict parallel safe
return lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g') collate "default");

-- Values of traits, which are keys and values joined by U+001F.
create function search_traits(text[]) returns text
language sql immutable strict parallel safe
return (select search_text(string_agg(split_part(trait, chr(31), 2), chr(31))) from unnest($1) as trait);

alter table items
  add search_name text collate "C" generated always as (search_text(name)) stored,
  add search_traits text collate "C" generated always as (search_traits(traits)) stored;
alter table collections
  add search_name text collate "C" generated always as (search_text(name)) stored;
alter table item_metadata
  add search_description text collate "C"
    generated always as (search_text(left(document ->> 'description', 1000))) stored;

drop index items_by_name;
create index items_by_words on items using gin (search_name gin_trgm_ops);
create index items_by_trait_words on items using gin (search_traits gin_trgm_ops);
create index item_metadata_by_words on item_metadata using gin (search_description gin_trgm_ops);
create index collections_by_words on collections using gin (search_name gin_trgm_ops);

-- Orders of items, each over blockchains and collections. Names are sorted by their beginnings: a whole one may be
-- larger than an entry of an index.
create index items_in_order_of_name on items (chain, left(search_name, 100), updated_at, id)
  where search_name is not null;
create index items_of_collection_in_order_of_name on items (collection, left(search_name, 100), updated_at, id)
  where search_name is not null;
create index items_in_order_of_listing on items (chain, listed_at, updated_at, id) where listed_at is not null;
create index items_of_collection_in_order_of_listing on items (collection, listed_at, updated_at, id)
  where listed_at is not null;
create index items_in_order_of_handover on items (chain, owner_changed_at, updated_at, id)
  where owner_changed_at is not null;
create index items_of_collection_in_order_of_handover on items (collection, owner_changed_at, updated_at, id)
  where owner_changed_at is not null;
create index items_in_order_of_sell_usd on items (chain, sell_usd, sell_currency, sell_price, updated_at, id)
  where sell_usd is not null;
create index items_of_collection_in_order_of_sell_usd
  on items (collection, sell_usd, sell_currency, sell_price, updated_at, id) where sell_usd is not null;
create index items_in_order_of_sell_price on items (chain, sell_currency, sell_price, updated_at, id)
  where sell_price is not null;
create index items_of_collection_in_order_of_sell_price
  on items (collection, sell_currency, sell_price, updated_at, id) where sell_price is not null;
create index items_in_order_of_bid_usd on items (chain, bid_usd, bid_currency, bid_price, updated_at, id)
  where bid_usd is not null;
create index items_of_collection_in_order_of_bid_usd
  on items (collection, bid_usd, bid_currency, bid_price, updated_at, id) where bid_usd is not null;
create index items_in_order_of_bid_price on items (chain, bid_currency, bid_price, updated_at, id)
  where bid_price is not null;
create index items_of_collection_in_order_of_bid_price
  on items (collection, bid_currency, bid_price, updated_at, id) where bid_price is not null;

create index items_by_single_owner on items (single_owner) where single_owner is not null;
create index items_deleted on items (chain, updated_at, id) where deleted;

create index ownerships_by_chain on ownerships (chain, updated_at, item, owner) where value + lazy_value > 0;
create index ownerships_in_order_of_usd
  on ownerships (chain, sell_usd, sell_currency, sell_price, updated_at, item, owner)
  where value + lazy_value > 0 and sell_usd is not null;
create index ownerships_of_collection_in_order_of_usd
  on ownerships (collection, sell_usd, sell_currency, sell_price, updated_at, item, owner)
  where value + lazy_value > 0 and sell_usd is not null;
create index ownerships_in_order_of_price on ownerships (chain, sell_currency, sell_price, updated_at, item, owner)
  where value + lazy_value > 0 and sell_price is not null;
create index ownerships_of_collection_in_order_of_price
  on ownerships (collection, sell_currency, sell_price, updated_at, item, owner)
  where value + lazy_value > 0 and sell_price is not null;
