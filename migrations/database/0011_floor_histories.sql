-- Floor prices over the period of each board, one history for all of its sources. Points are evenly spaced from the begin of
-- the period, or begins_at, to began_at of leaderboard_refreshes: a row has no time that moves each minute, and is only
-- written when its prices change.
create table floor_histories (
  -- As in AnalyticsPeriod.
  period text collate "C" not null,
  collection bytea not null,
  -- Time of the first floor, where the history of all time begins; null in every other period.
  begins_at timestamptz(3),
  -- In whole units of the blockchain's coin, as decimals; null where nothing was for sale, or no rate is known. Text, as
  -- they are only shown: drivers read arrays of numbers as floats.
  prices text[] not null,
  primary key (period, collection)
);

-- Boards that rest would have no histories until they are written again.
delete from leaderboard_refreshes;
