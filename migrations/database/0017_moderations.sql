-- Decisions of operators about users, collections, items and wallets: those that stand, and those that were undone or
-- replaced. The subject is the key of what was decided about: 16 bytes for a user, else as in the tables of the chains.
create table moderations (
  subject bytea not null,
  kind text collate "C" not null check (kind in ('USER', 'COLLECTION', 'ITEM', 'WALLET')),
  decision text collate "C" not null check (decision in ('BLACKLIST', 'UNLIST', 'VERIFIED', 'RE_VERIFIED')),
  -- State of the request for a badge.
  status text collate "C" check (status in ('IN_PROCESS', 'APPROVED', 'DECLINED')),
  decided_by text not null,
  decided_at timestamptz(3) not null,
  undone_by text,
  undone_at timestamptz(3),
  primary key (subject, decision, decided_at),
  check ((status is not null) = (decision in ('VERIFIED', 'RE_VERIFIED'))),
  check ((undone_by is null) = (undone_at is null))
);
create unique index moderations_that_stand on moderations (subject, decision) include (status) where undone_at is null;
-- What lists leave out.
create index moderations_unlisted on moderations (subject) where decision = 'UNLIST' and undone_at is null;
