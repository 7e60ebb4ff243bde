-- Words and pictures that owners gave their collections here. They stay with the collection, whoever owns it later.
create table collection_settings (
  collection bytea primary key,
  -- Null, here and below = as the chain and the metadata have it.
  name text,
  description text,
  keywords text,
  -- URLs of pictures.
  cover text,
  picture text,
  -- URLs by their names.
  links jsonb,
  tags text[],
  updated_at timestamptz(3) not null
);
