-- Collections on boards of which a value is not known come last, in the order of their keys. Those are read by these
-- indexes: without them, all others would be walked where few have no value.

create index leaderboards_without_volume_change on leaderboards (period, source, chain, collection)
  where coalesce(volume_usd_change, volume_change) is null;
create index leaderboards_without_floor on leaderboards (period, source, chain, collection)
  where floor_usd is null and floor_price is null;
create index leaderboards_without_floor_change on leaderboards (period, source, chain, collection)
  where floor_change is null;
create index leaderboards_without_sale_change on leaderboards (period, source, chain, collection)
  where sale_change is null;
