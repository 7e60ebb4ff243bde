-- Requests of callers in their current minute, by class, for all processes together. Lost in a crash, which harms nothing.
create unlogged table request_counts (
  class text collate "C" not null,
  -- An IPv4 address or an IPv6 /64.
  network text collate "C" not null,
  started_at timestamptz(3) not null,
  requests integer not null,
  primary key (class, network)
);
create index request_counts_by_start on request_counts (started_at);

alter table api_keys
  add column scopes text[] not null default '{read,write}',
  -- Null = for good.
  add column expires_at timestamptz(3),
  -- Pages that may send it, by origin; null = any caller.
  add column origins text[],
  -- To the minute; null = never.
  add column last_used_at timestamptz(3);
