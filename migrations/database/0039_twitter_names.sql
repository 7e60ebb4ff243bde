-- Account of Twitter that is shown to be a user's; null = none.
alter table users add column twitter_username text;
