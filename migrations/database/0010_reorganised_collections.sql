-- What a reorganisation takes from collections: those that were deployed in dropped blocks, and changes that these told.

-- The block of its deployment, or of the first change that was read; null = not known, as it was read before this column.
alter table collections add first_block bigint;
create index collections_by_first_block on collections (chain, first_block);

-- Blocks that say that a collection, or some of its items, are other than before. Contracts tell what they are now alone:
-- so what a dropped block said is read again with the first block that takes its place.
create table fact_changes (
  chain smallint not null,
  block bigint not null,
  collection bytea not null,
  -- Items by their token ids, both included; null = the collection itself.
  first_token numeric(78,0),
  last_token numeric(78,0),
  -- Time of the block; null = a dropped block said so, and this one is read in its place.
  at timestamptz(3),
  unique nulls not distinct (chain, block, collection, first_token, last_token)
);

create index fact_changes_by_collection on fact_changes (collection);
