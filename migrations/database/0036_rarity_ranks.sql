-- Ranks of items by rarity in their collections, the rarest first. A job writes those of a collection.
create table rarity_ranks (
  item bytea not null,
  collection bytea not null,
  -- From 1 on.
  rank bigint not null,
  -- Bits of information that the traits of the item have together, rounded to nine decimals.
  score numeric not null,
  primary key (item, collection)
);

create index rarity_ranks_in_order on rarity_ranks (collection, rank, item);

-- Collections that are there are ranked soon. A new database has none, and no queue yet.
do $$
begin
  if to_regclass('jobs._private_jobs') is not null then
    perform count(*) from jobs.add_jobs(array(
      select ('rankItems', json_build_object('collection', encode(id, 'hex')), null, null, null,
        'ranks ' || encode(id, 'hex'), null, null)::jobs.job_spec
      from collections where item_count > 0
    ));
  end if;
end
$$;
