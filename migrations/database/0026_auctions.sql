-- Auctions that owners hold of what they own: of each ownership the latest one.
create table auctions (
  item bytea not null,
  owner bytea not null,
  collection bytea not null,
  -- Changes with each auction.
  id uuid not null,
  currency bytea not null,
  -- Of the currency.
  decimals smallint not null,
  -- Least first bid, in base units.
  min_value numeric(78,0) not null,
  start_at timestamptz(3) not null,
  -- Late bids move the end; the first one stays.
  end_at timestamptz(3) not null,
  first_end_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (item, owner, collection),
  check (start_at < first_end_at and first_end_at <= end_at)
);

-- Bids that were made in an auction: the orders, each at its latest value.
create table auction_bids (
  auction uuid not null,
  order_id bytea not null,
  collection bytea not null,
  -- In base units.
  value numeric(78,0) not null,
  bid_at timestamptz(3) not null,
  primary key (auction, order_id, collection)
);
create index auction_bids_by_value on auction_bids (auction, value, order_id);
