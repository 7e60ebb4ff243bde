-- Items that somebody has looked up are looked at before the schedule has them: since when each waits for it, and when it was
-- looked at last, so that asking often does not ask the node often.
alter table item_watches
  add column asked_at timestamptz(3),
  add column checked_at timestamptz(3);

create index item_watches_asked on item_watches (chain, asked_at) where asked_at is not null;
