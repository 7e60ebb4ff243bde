-- Wallet that opened a session, and when; null in sessions of an earlier version, which allow no changes of an account.
alter table sessions
  add column wallet bytea,
  add column began_at timestamptz(3);

-- Notices of changes to an account have a text in the place of an activity.
alter table notifications
  alter column activity drop not null,
  add column text text,
  -- Address that the mail goes to, where the change replaced it; null = the present one.
  add column mail_to text,
  add constraint notifications_tell_of_something check ((activity is null) <> (text is null));
