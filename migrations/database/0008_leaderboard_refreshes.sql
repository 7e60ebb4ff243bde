-- The last time at which each leaderboard was written, and how long that took.
create table leaderboard_refreshes (
  period text collate "C" primary key,
  began_at timestamptz(3) not null,
  took_ms bigint not null
);
