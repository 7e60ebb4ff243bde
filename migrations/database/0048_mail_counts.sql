-- Mails to addresses that nobody has confirmed, counted for each receiver, each domain and each hour.
create table mail_counts (
  -- SHA-256 of the hour with the address, without what follows a plus sign, or with the domain.
  receiver bytea not null,
  hour timestamptz(3) not null,
  mails integer not null,
  primary key (receiver, hour)
);

create index mail_counts_by_hour on mail_counts (hour);
