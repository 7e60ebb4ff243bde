-- Items that their creators signed and that a contract mints when they are sold. What was minted of them is in activities.
create table lazy_items (
  item bytea not null,
  collection bytea not null,
  chain smallint not null,
  token_id numeric(78,0) not null,
  -- ERC721 or ERC1155.
  standard text not null,
  -- As it is signed.
  uri text not null,
  -- Copies that may exist.
  supply numeric(78,0) not null,
  -- The first one mints, and has the copies until then. The share of each in basis points.
  creators bytea[] not null,
  creator_shares integer[] not null,
  royalty_accounts bytea[] not null,
  royalty_shares integer[] not null,
  -- One of each creator, in their order.
  signatures bytea[] not null,
  created_at timestamptz(3) not null,
  -- When the creators took it back, for good; null = they have not.
  burned_at timestamptz(3),
  primary key (item, collection)
);
