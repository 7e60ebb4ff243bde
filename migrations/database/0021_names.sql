-- Names of collections and users in their order, in which those that begin with a text are found: names of items have had
-- it since 0006. Like those, they are sorted by their beginnings.
create index collections_in_order_of_name on collections (chain, left(search_name, 100), updated_at, id)
  where search_name is not null;
create index users_in_order_of_name on users ((left(search_text(username), 100) collate "C"), created_at, id)
  where username is not null;
