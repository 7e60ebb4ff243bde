-- What was paid for sales is not known where none of them has a rate: boards had 0 there.
alter table leaderboards alter column volume drop not null;
alter table trader_boards alter column volume drop not null;

drop index leaderboards_by_volume;
create index leaderboards_by_volume on leaderboards
  (period, source, chain, coalesce(volume_usd, 0), coalesce(volume, 0), collection);
