-- Sign-ins, changes of wallets, deletions, decisions of operators and uses of API keys, for as many days as the operator sets.
create table audit_entries (
  id uuid primary key,
  at timestamptz(3) not null,
  kind text collate "C" not null,
  -- User who did it, or about whom it was decided; null = nobody's account is concerned.
  user_id uuid,
  -- Null = not an operator, or one without a name.
  operator text collate "C",
  -- Wallet or id as answers have it, or the name of an API key; null = the user alone.
  subject text collate "C",
  -- What operators decided, with the status of a badge.
  decision text collate "C",
  -- An IPv4 address or an IPv6 /64; null = a command of an operator, or an unknown address.
  network text collate "C"
);

create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_of_users on audit_entries (user_id, at, id) where user_id is not null;
create index audit_entries_of_subjects on audit_entries (subject, at, id) where subject is not null;
