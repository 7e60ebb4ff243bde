-- An account of Twitter is one user's. Of several who have confirmed one, nobody can tell the last any more: they confirm again.
update users set twitter_username = null
where lower(twitter_username) in (
  select lower(twitter_username) from users where twitter_username is not null
  group by lower(twitter_username) having count(*) > 1
);

create unique index users_by_twitter_username on users ((lower(twitter_username) collate "C"));
