-- A trait's values in the order of their numbers, so that items are sorted by them without reading all.
create index collection_traits_by_number on collection_traits (
  collection, key, (case when value ~ '^-?[0-9]{1,50}([.][0-9]{1,50})?$' then value::numeric end)
) where case when value ~ '^-?[0-9]{1,50}([.][0-9]{1,50})?$' then value::numeric end is not null;
