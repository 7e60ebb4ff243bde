-- Visits of the last days, of all items and of those of a collection.
create index item_visits_by_day on item_visits (day, item);
create index item_visits_by_collection on item_visits (collection, day, item);
