-- What users and visitors do with users, items, collections and ownerships. A row is there or not: numbers are counted
-- from rows, each of which is unique, so that doing the same twice counts once.
create table followings (
  user_id uuid not null,
  followed_id uuid not null check (followed_id <> user_id),
  created_at timestamptz(3) not null,
  primary key (user_id, followed_id)
);
create index followings_by_user on followings (user_id, created_at, followed_id);
create index followings_by_followed on followings (followed_id, created_at, user_id);
create index followings_by_time on followings (created_at, user_id, followed_id);

create table likes (
  item bytea not null,
  user_id uuid not null,
  collection bytea not null,
  created_at timestamptz(3) not null,
  primary key (item, user_id, collection)
);
create index likes_by_user on likes (user_id, created_at, item);
create index likes_by_time on likes (created_at, user_id, item);

create table watched_collections (
  user_id uuid not null,
  collection bytea not null,
  created_at timestamptz(3) not null,
  primary key (user_id, collection)
);

-- Ownerships that their owners pinned to the top, or hid.
create table ownership_marks (
  item bytea not null,
  owner bytea not null,
  collection bytea not null,
  mark text collate "C" not null check (mark in ('PIN', 'HIDE')),
  -- User of the wallet at that time.
  user_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (item, owner, mark, collection)
);
create index ownership_marks_by_user on ownership_marks (user_id, mark);

-- Content for those who own an item, by its creator.
create table locks (
  item bytea not null,
  collection bytea not null,
  content text not null,
  locked_at timestamptz(3) not null,
  primary key (item, collection)
);

-- Reports to those who operate the platform, the same once. Nobody knows who wrote them.
create table reports (
  item bytea not null,
  collection bytea not null,
  -- SHA-256 of the message.
  message_hash bytea not null,
  message text not null,
  reported_at timestamptz(3) not null,
  primary key (item, message_hash, collection)
);

-- Visits of items on each day, which begins at midnight UTC.
create table item_visits (
  item bytea not null,
  collection bytea not null,
  day timestamptz(3) not null,
  visits bigint not null,
  primary key (item, day, collection)
);

-- Clicks in results of searches on each day. The subject is a key: 16 bytes for a user, else as in the tables of the
-- chains.
create table search_clicks (
  subject bytea not null,
  kind text collate "C" not null check (kind in ('USER', 'COLLECTION', 'ITEM')),
  day timestamptz(3) not null,
  clicks bigint not null,
  primary key (subject, day)
);

-- Whether pages could show the content of an item, as the last one told.
create table content_availability (
  item bytea not null,
  collection bytea not null,
  is_available boolean not null,
  told_at timestamptz(3) not null,
  primary key (item, collection)
);
