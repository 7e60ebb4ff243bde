-- Addresses of users, to which only they are told. Keys of mails are drawn when these are sent: the hashes are here.
create table user_emails (
  user_id uuid primary key,
  -- Null = none; the row stays, so that mails go out no sooner after it.
  email text,
  -- Number of the mail that is asked for: of an earlier one, nothing is sent any more.
  request integer not null,
  -- Time at which the last mail was due, or is.
  mail_at timestamptz(3) not null,
  -- SHA-256 of the key in the last mail; null = it is not sent yet.
  key_hash bytea,
  wrong_keys smallint not null default 0,
  confirmed_at timestamptz(3)
);

-- Addresses for news, each once however it is written.
create table subscriptions (
  email text not null,
  created_at timestamptz(3) not null
);
create unique index subscriptions_by_email on subscriptions ((lower(email) collate "C"));

-- Short URLs of users and collections: each is of one or the other.
create table short_urls (
  url text collate "C" primary key check (url ~ '^[a-z0-9-]{3,32}$'),
  user_id uuid,
  collection bytea,
  -- User who set it.
  owner uuid not null,
  created_at timestamptz(3) not null,
  check ((user_id is null) <> (collection is null))
);
create index short_urls_by_user on short_urls (user_id) where user_id is not null;
create index short_urls_by_collection on short_urls (collection) where collection is not null;
