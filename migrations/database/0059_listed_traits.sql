-- How many listed items have a trait, so that traits of listed items need not be counted for each answer.
alter table collection_traits add column listed_count bigint not null default 0;

update collection_traits as known set listed_count = counted.items
from (
  select collection, split_part(trait, chr(31), 1) as key, split_part(trait, chr(31), 2) as value, count(*) as items
  from items cross join unnest(traits) as trait
  where not deleted and sell_order is not null
  group by 1, 2, 3
) as counted
where known.collection = counted.collection and known.key = counted.key collate "C"
  and known.value = counted.value collate "C";

alter table collection_traits alter column listed_count drop default;
