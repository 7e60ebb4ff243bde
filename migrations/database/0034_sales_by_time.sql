-- Sales of the last days, of all items.
create index sales_by_time on activities (at, item) where type = 'SELL' and not reverted and item is not null;
