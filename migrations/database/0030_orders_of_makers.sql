-- Finds what a maker has offered for an item, or for any item of a collection.
create index orders_by_maker_and_item on orders (maker, collection, item);
