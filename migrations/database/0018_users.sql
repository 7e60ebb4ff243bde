-- Users of the marketplace. A deleted one keeps its row, so that what others see of it still has a name to stand under; of
-- the other columns nothing is left.
create table users (
  id uuid primary key,
  created_at timestamptz(3) not null,
  -- Null = the user is there.
  deleted_at timestamptz(3),
  username text,
  description text,
  -- URLs of pictures.
  cover text,
  picture text,
  website text,
  -- Version of the terms; 0 = none.
  accepted_terms bigint not null default 0,
  receives_mail boolean not null default false,
  -- Booleans by the names of notifications.
  notification_flags jsonb not null default '{}',
  -- Visits that pages told of.
  visits bigint not null default 0
);

-- Wallets of users: each of one user at most, and the oldest is the one by which a user is known.
create table wallets (
  -- Key of the address on the first blockchain of its group: it is the same on all of them.
  wallet bytea primary key,
  user_id uuid not null,
  added_at timestamptz(3) not null
);

create index wallets_by_user on wallets (user_id, added_at);

-- Sessions of signed-in users, by the SHA-256 of their tokens.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null,
  expires_at timestamptz(3) not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- Nonces that wallets may sign in with, once: a row is deleted with its use.
create table nonces (
  nonce text collate "C" primary key,
  wallet bytea not null,
  -- As the text has to name it: the chain id of an EVM chain, or the name of a network.
  chain_id text not null,
  expires_at timestamptz(3) not null
);

create index nonces_by_end on nonces (expires_at);

-- Signed forms that were accepted, by the SHA-256 of their texts, for as long as their dates would count again.
create table used_proofs (
  text_hash bytea primary key,
  expires_at timestamptz(3) not null
);

create index used_proofs_by_end on used_proofs (expires_at);
