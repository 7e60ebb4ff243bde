-- Notifications of users, each once. They name the activity that they tell of, which has all else: one that a
-- reorganisation took away is not shown until its transaction is in a block again.
create table notifications (
  user_id uuid not null,
  kind text collate "C" not null,
  -- Activity that makes it one of its kind; of a bid that was exceeded, the one by which that bid was made.
  event bytea not null,
  -- Activity that it tells of.
  activity bytea not null,
  at timestamptz(3) not null,
  -- Royalties alone: what the user got, in whole units of the currency.
  price numeric,
  is_read boolean not null default false,
  -- Time until which the mail about it is to be sent; null = there is none, or it was handed over.
  mail_until timestamptz(3),
  primary key (user_id, kind, event)
);
create index notifications_by_time on notifications (user_id, at);
create index notifications_to_mail on notifications (user_id) where mail_until is not null;

-- How far orders and activities of each blockchain were read for notifications.
create table notification_cursors (
  chain smallint not null,
  source text collate "C" not null check (source in ('ACTIVITIES', 'ORDERS')),
  -- Time and key of the last row.
  at timestamptz(3) not null,
  id bytea not null,
  primary key (chain, source)
);
