-- Read model and event log of the server. Ids are bytes: see server/src/database/keys.
--
-- Laws, tested against the catalogue: the six large tables (items, item_metadata, ownerships, activities, orders,
-- collection_traits) have their collection in every unique index; no triggers; no foreign keys between them; no default
-- that calls a volatile function. Base units are numeric(78,0), prices in whole units of a currency numeric, times
-- timestamptz(3). Text that is sorted is COLLATE "C".

create extension if not exists pg_trgm;

-- Blockchains by the number that begins every key. Numbers never change.
create table chains (
  id smallint primary key,
  name text collate "C" not null unique
);

insert into chains (id, name) values
  (1, 'ETHEREUM'), (2, 'FLOW'), (3, 'SOLANA'), (4, 'ECLIPSE'), (5, 'APTOS'), (6, 'POLYGON'), (7, 'IMMUTABLEX'),
  (8, 'MANTLE'), (9, 'ZKSYNC'), (10, 'RARI'), (11, 'ASTARZKEVM'), (12, 'KROMA'), (13, 'BASE'), (14, 'ARBITRUM'),
  (15, 'LIGHTLINK'), (16, 'CELO'), (17, 'CHILIZ'), (18, 'MOONBEAM'), (19, 'PALM'), (20, 'ETHERLINK'), (21, 'LISK'),
  (22, 'OASYS'), (23, 'SAAKURU'), (24, 'ALEPHZERO'), (25, 'SHAPE'), (26, 'BERACHAIN'), (27, 'ZKCANDY'), (28, 'TELOS'),
  (29, 'MATCH'), (30, 'ABSTRACT'), (31, 'HEDERAEVM'), (32, 'VICTION'), (33, 'GOAT'), (34, 'SETTLUS');

-- The last blocks of each blockchain, to notice when some of them are replaced by others.
create table blocks (
  chain smallint not null,
  number bigint not null,
  hash bytea not null,
  at timestamptz(3) not null,
  primary key (chain, number)
);

-- How far each source of transactions has been read.
create table cursors (
  source text collate "C" primary key,
  chain smallint not null,
  -- Where to go on, in the source's own words.
  position jsonb not null,
  -- The last block whose transactions are all in; null before the first.
  block bigint,
  block_at timestamptz(3),
  updated_at timestamptz(3) not null,
  -- Since when the source fails, and why; null while it works.
  failing_since timestamptz(3),
  failure text
);

create table currencies (
  id bytea primary key,
  chain smallint not null,
  symbol text not null,
  abbreviation text,
  alias text,
  decimals smallint not null
);

-- Prices of currencies in USD over time.
create table rates (
  currency bytea not null,
  at timestamptz(3) not null,
  usd numeric not null,
  source text not null,
  primary key (currency, at)
);

create table collections (
  id bytea primary key,
  chain smallint not null,
  parent bytea,
  type text not null,
  structure text not null,
  status text not null,
  name text not null,
  symbol text,
  owner bytea,
  -- Whoever deployed it; null = not known.
  creator bytea,
  features text[] not null,
  minters bytea[] not null,
  -- Receivers of royalties, and the share of each in basis points.
  royalty_accounts bytea[] not null,
  royalty_shares integer[] not null,
  -- Address of the metadata, its state as in item_metadata, and what it says as CollectionMeta; null before it is read.
  uri text,
  metadata_state text not null,
  metadata jsonb,
  metadata_tries smallint not null,
  metadata_next_try_at timestamptz(3),
  metadata_at timestamptz(3),
  metadata_failure text,
  -- Facts of one chain or standard, as pairs of text.
  extra jsonb not null,
  self boolean not null,
  scam boolean not null,
  shared boolean not null,
  has_traits boolean not null,
  item_count bigint not null,
  owner_count bigint not null,
  listed_count bigint not null,
  floor_order bytea,
  floor_price numeric,
  floor_currency bytea,
  floor_usd numeric,
  bid_order bytea,
  bid_price numeric,
  bid_currency bytea,
  bid_usd numeric,
  -- As in items.
  bid_orders bytea[] not null default '{}',
  origins bytea[] not null default '{}',
  origin_sell_orders bytea[] not null default '{}',
  origin_bid_orders bytea[] not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  db_updated_at timestamptz(3) not null,
  version bigint not null
);

create index collections_by_chain on collections (chain, updated_at, id);
create index collections_waiting on collections (metadata_next_try_at) where metadata_state = 'WAITING';
create index collections_by_owner on collections (owner, updated_at, id) where owner is not null;

create table items (
  id bytea not null,
  collection bytea not null,
  chain smallint not null,
  -- Null where an item is an account of its own.
  token_id numeric(78,0),
  -- Creators, and the share of each in basis points.
  creators bytea[] not null,
  creator_shares integer[] not null,
  -- Royalties of this item alone; null = those of its collection.
  royalty_accounts bytea[],
  royalty_shares integer[],
  uri text,
  supply numeric(78,0) not null,
  lazy_supply numeric(78,0) not null,
  deleted boolean not null,
  -- Null = nobody or several.
  single_owner bytea,
  owner_changed_at timestamptz(3),
  minted_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  db_updated_at timestamptz(3) not null,
  last_sale_at timestamptz(3),
  last_sale_seller bytea,
  last_sale_buyer bytea,
  last_sale_value numeric(78,0),
  last_sale_currency bytea,
  last_sale_price numeric,
  seller_count integer not null,
  total_stock numeric(78,0) not null,
  sell_order bytea,
  sell_platform text,
  sell_price numeric,
  sell_currency bytea,
  sell_usd numeric,
  listed_at timestamptz(3),
  bid_order bytea,
  bid_platform text,
  bid_price numeric,
  bid_currency bytea,
  bid_usd numeric,
  -- The best bid in each currency, the best of them first.
  bid_orders bytea[] not null default '{}',
  -- Receivers of origin fees, and the best orders of each; an empty key where there is none.
  origins bytea[] not null default '{}',
  origin_sell_orders bytea[] not null default '{}',
  origin_bid_orders bytea[] not null default '{}',
  -- From the metadata, for search: null before it is read.
  name text collate "C",
  -- Key and value of each trait, joined by U+001F.
  traits text[] not null,
  self boolean not null,
  suspicious boolean not null,
  extra jsonb not null,
  -- Block of the last activity that is folded into it.
  block bigint not null,
  version bigint not null,
  primary key (id, collection)
);

create index items_by_chain on items (chain, updated_at, id);
create index items_by_collection on items (collection, updated_at, id);
create index items_in_sync on items (chain, db_updated_at, id);
create index items_by_creator on items using gin (creators);
create index items_by_trait on items using gin (traits);
create index items_by_name on items using gin (name gin_trgm_ops);

-- Items whose transfers are looked for on a schedule, since their chain has no list of all transfers.
create table item_watches (
  item bytea not null,
  collection bytea not null,
  chain smallint not null,
  -- The account that the item is in, the last known transaction that moved it there, and its time.
  account text collate "C" not null,
  transaction text collate "C" not null,
  moved_at timestamptz(3) not null,
  next_at timestamptz(3) not null,
  primary key (item, collection)
);

create index item_watches_due on item_watches (chain, next_at);

-- What an item's address of metadata led to.
create table item_metadata (
  item bytea not null,
  collection bytea not null,
  -- WAITING, FETCHED or ERROR.
  state text not null,
  uri text,
  -- The model Meta; null before it is fetched.
  document jsonb,
  tries smallint not null,
  fetched_at timestamptz(3),
  next_try_at timestamptz(3),
  failure text,
  primary key (item, collection)
);

create index item_metadata_waiting on item_metadata (next_try_at) where state = 'WAITING';

-- Who holds how much of an item. A holder of none keeps the row, with both values 0.
create table ownerships (
  item bytea not null,
  owner bytea not null,
  collection bytea not null,
  chain smallint not null,
  value numeric(78,0) not null,
  lazy_value numeric(78,0) not null,
  source text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  db_updated_at timestamptz(3) not null,
  sell_order bytea,
  sell_platform text,
  sell_price numeric,
  sell_currency bytea,
  sell_usd numeric,
  -- As in items.
  origins bytea[] not null default '{}',
  origin_sell_orders bytea[] not null default '{}',
  version bigint not null,
  primary key (item, owner, collection)
);

create index ownerships_by_owner on ownerships (owner, updated_at, item) where value + lazy_value > 0;
create index ownerships_by_item on ownerships (item, updated_at, owner) where value + lazy_value > 0;
create index ownerships_by_collection on ownerships (collection, updated_at, item, owner) where value + lazy_value > 0;
create index ownerships_by_collection_owner on ownerships (collection, owner) where value + lazy_value > 0;

-- Every event, and so the log from which items and ownerships are folded.
create table activities (
  id bytea not null,
  -- The blockchain's prefix alone where an event concerns no collection.
  collection bytea not null,
  chain smallint not null,
  type text collate "C" not null,
  item bytea,
  -- Seller, maker, sender or burner; then buyer, receiver or minter.
  from_account bytea,
  to_account bytea,
  at timestamptz(3) not null,
  -- 0 for events of no block; then the three fields below it are null.
  block bigint not null,
  block_hash bytea,
  log_index integer not null,
  transaction text collate "C",
  -- Copies of the item.
  value numeric(78,0),
  -- Per copy in whole units of the currency, in all in its base units, and per copy in USD.
  currency bytea,
  price numeric,
  amount numeric(78,0),
  price_usd numeric,
  order_id bytea,
  source text,
  -- Fields of one type of activity.
  data jsonb,
  reverted boolean not null,
  db_updated_at timestamptz(3) not null,
  primary key (id, collection)
);

create index activities_by_chain on activities (chain, type, at, block, log_index, id);
create index activities_by_collection on activities (collection, type, at, block, log_index, id);
create index activities_by_item on activities (item, at, block, log_index, id) where item is not null;
create index activities_by_sender on activities (from_account, at, block, log_index, id) where from_account is not null;
create index activities_by_receiver on activities (to_account, at, block, log_index, id) where to_account is not null;
create index activities_in_sync on activities (chain, db_updated_at, id);
create index activities_by_order on activities (order_id, type) where order_id is not null;
create index activities_by_block on activities (chain, block) where block > 0;

create table orders (
  id bytea not null,
  collection bytea not null,
  chain smallint not null,
  -- SELL or BID.
  side text collate "C" not null,
  platform text not null,
  -- As interfaces show it: an order that has ended or not started is INACTIVE.
  status text collate "C" not null,
  maker bytea not null,
  -- Null = anybody.
  taker bytea,
  -- Null for a bid on any item of the collection.
  item bytea,
  -- The model Asset, values in whole units; below them in base units.
  make jsonb not null,
  take jsonb not null,
  make_value numeric(78,0) not null,
  take_value numeric(78,0) not null,
  -- How much of the make side the maker can still give.
  make_stock numeric(78,0) not null,
  -- How much is filled: of the make side where the data says so, else of the take side.
  fill numeric(78,0) not null,
  -- False = the maker has not approved the exchange, so that the order is INACTIVE whatever its stock.
  approved boolean not null,
  currency bytea not null,
  -- Of the currency.
  decimals smallint not null,
  -- Per copy, in whole units of the currency and in USD.
  price numeric not null,
  price_usd numeric,
  salt numeric(78,0) not null,
  signature bytea,
  data jsonb not null,
  -- Receivers of origin fees.
  origins bytea[] not null,
  optional_royalties boolean not null,
  cancelled boolean not null,
  start_at timestamptz(3),
  end_at timestamptz(3),
  -- When the clock changes the status next; null = never.
  next_change_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  db_updated_at timestamptz(3) not null,
  version bigint not null,
  primary key (id, collection)
);

create index orders_by_chain on orders (chain, status, updated_at, id);
create index orders_by_side on orders (chain, side, status, updated_at, id);
create index orders_in_sync on orders (chain, db_updated_at, id);
create index orders_by_maker on orders (maker, side, status, updated_at, id);
create index orders_by_item on orders (item, side, status) where item is not null;
create index orders_for_any_item on orders (collection, status) where item is null;
create index orders_by_collection on orders (collection, side, status);
create index orders_by_currency on orders (currency) where status in ('ACTIVE', 'INACTIVE');
create index orders_due on orders (next_change_at) where next_change_at is not null;

-- What exchanges did with orders, also with those that are not known here. An order is made anew from its events.
create table order_events (
  order_id bytea not null,
  -- Key of its place in a transaction, as of an activity.
  id bytea not null,
  chain smallint not null,
  block bigint not null,
  at timestamptz(3) not null,
  -- FILL or CANCEL.
  type text collate "C" not null,
  -- Base units that the maker gave and got in a fill alone.
  make numeric(78,0),
  take numeric(78,0),
  primary key (order_id, id)
);

create index order_events_by_block on order_events (chain, block);

-- The last number that was given out for a token id of a minter, which begins with the minter's address.
create table token_ids (
  collection bytea not null,
  minter bytea not null,
  number numeric(78,0) not null,
  primary key (collection, minter)
);

-- How many items of a collection have a trait.
create table collection_traits (
  collection bytea not null,
  key text collate "C" not null,
  value text collate "C" not null,
  item_count bigint not null,
  primary key (collection, key, value)
);

-- Keys of callers, by the SHA-256 of their secrets.
create table api_keys (
  name text collate "C" primary key,
  secret_hash bytea not null unique,
  -- Requests in a minute; null = any number.
  per_minute integer,
  created_at timestamptz(3) not null
);
