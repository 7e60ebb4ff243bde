-- Listed items of a collection in the order of their last change, with what searches for words look at.
create index items_listed_of_collection on items (collection, updated_at, id)
  include (deleted, search_beginning) where sell_price is not null;
