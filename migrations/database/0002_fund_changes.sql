-- Blocks in which the balance or an approval of a wallet with open bids changed, of the last 1,000: a reorganisation that
-- drops one has the bids checked again.
create table fund_changes (
  chain smallint not null,
  block bigint not null,
  currency bytea not null,
  owner bytea not null,
  primary key (chain, block, currency, owner)
);
