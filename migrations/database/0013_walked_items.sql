-- What lists of items need of each item that they pass, in the indexes in whose order they pass them.

-- The beginnings of names, as long as an entry of an index may be: a search for a common word reads them, and not the rows.
alter table items
  add search_beginning text collate "C" generated always as (left(search_text(name), 100)) stored;
drop index items_by_chain;
create index items_by_chain on items (chain, updated_at, id) include (collection, deleted, search_beginning);
drop index items_by_collection;
create index items_by_collection on items (collection, updated_at, id) include (deleted, search_beginning);

-- Items of an owner. Those of several owners, or of none, are apart: of these, ownerships alone tell who holds some.
drop index items_by_single_owner;
create index items_by_single_owner on items (single_owner, updated_at, id) where single_owner is not null;
create index items_without_single_owner on items (chain, updated_at, id) where single_owner is null;
