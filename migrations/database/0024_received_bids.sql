-- Bids that somebody could accept, for those who hold the items: by price, and by when they end. Those by their last
-- change have an index already.
create index bids_by_price on orders (chain, coalesce(price_usd, -1), currency, price, id)
  where side = 'BID' and status = 'ACTIVE' and item is not null;
create index bids_by_end on orders (chain, coalesce(end_at, timestamptz '9999-12-31 00:00:00+00'), id)
  where side = 'BID' and status = 'ACTIVE' and item is not null;
