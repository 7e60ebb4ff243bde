-- Rates come at any time, also after the sales of theirs: those that sales were not priced by yet are marked, as all of before.
alter table rates
  -- When the rate became what it is, or long ago where nobody said so; null = sales have been priced by it.
  add column changed_at timestamptz(3) default '1970-01-01T00:00:00Z';

create index rates_by_change on rates (currency, at) where changed_at is not null;

-- When each kind of source was read last.
create table rate_readings (
  source text collate "C" primary key,
  at timestamptz(3) not null
);
