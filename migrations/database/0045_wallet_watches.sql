-- Wallets whose items somebody has asked for, on chains that have no list of all transfers: since when each waits for its node
-- to be asked what it holds, and when that was done last, so that asking often does not ask the node often.
create table wallet_watches (
  wallet bytea primary key,
  chain smallint not null,
  asked_at timestamptz(3),
  checked_at timestamptz(3)
);

create index wallet_watches_asked on wallet_watches (chain, asked_at) where asked_at is not null;
