-- Users by the words of their names, and in the order in which they came.
create index users_by_words on users using gin ((search_text(username) collate "C") gin_trgm_ops);
create index users_by_signs on users using gin (search_signs(search_text(username) collate "C"));
create index users_in_order_of_time on users (created_at, id) where deleted_at is null;

-- Numbers of followers by which users are sorted, as of the last minute: answers count the rows of followings.
create table follower_counts (
  user_id uuid primary key,
  -- As in users.
  created_at timestamptz(3) not null,
  followers bigint not null
);
create index follower_counts_in_order on follower_counts (followers, created_at, user_id);
