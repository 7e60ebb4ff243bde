-- Bids for any item that anybody may accept, in the order of their price: the best ones are summed by price.
create index open_floor_bids on orders (collection, coalesce(price_usd, -1), currency, price, id)
  where item is null and taker is null and status = 'ACTIVE' and side = 'BID';
