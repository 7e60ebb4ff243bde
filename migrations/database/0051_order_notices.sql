-- What users are to be told of orders, noted in the transactions that change these, until a job makes notifications of it:
-- orders may open and end between two of its runs.
create table order_notices (
  kind text collate "C" not null check (kind in ('LISTED', 'BID', 'OUT_BID', 'BID_INACTIVATION')),
  -- Wallet of a user who is told.
  wallet bytea not null,
  -- Activity that makes it one of its kind, and the one that it tells of.
  event bytea not null,
  activity bytea not null,
  -- Wallet that caused it, whose user is not told; null = that does not matter.
  by_wallet bytea,
  at timestamptz(3) not null,
  primary key (kind, wallet, event)
);
create index order_notices_by_time on order_notices (at);

-- Rows of orders are not read any more.
delete from notification_cursors where source = 'ORDERS';
alter table notification_cursors drop constraint notification_cursors_pkey, drop column source, add primary key (chain);
