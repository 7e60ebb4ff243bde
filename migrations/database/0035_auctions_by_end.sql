-- Auctions that are not over, everywhere and in a collection: those that end first, first.
create index auctions_by_end on auctions (end_at);
create index auctions_by_collection on auctions (collection, end_at);
