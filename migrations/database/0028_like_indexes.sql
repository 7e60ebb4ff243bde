-- Likes in the order of time: of an item, of a collection and on a blockchain, which is the beginning of the item's key.
create index likes_by_item on likes (item, created_at);
create index likes_by_collection on likes (collection, created_at);
create index likes_by_chain on likes (substr(item, 1, 2), created_at);
