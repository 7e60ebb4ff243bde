-- Bids for any item of a collection in the order of their price, of which a page is read.
drop index orders_for_any_item;
create index floor_bids_by_price on orders (collection, status, coalesce(price_usd, -1), currency, price, id)
  where item is null;
