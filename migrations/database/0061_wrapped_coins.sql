-- Tokens that anybody can exchange one to one for their blockchain's coin, as the server that started last knows them.
create table wrapped_coins (
  token bytea primary key,
  -- Null = a coin no longer, until sums follow.
  coin bytea,
  -- When the row became what it is; null = sums, prices and best orders follow it.
  changed_at timestamptz(3)
);

-- What sums have so far.
insert into wrapped_coins (token, coin)
select token, substr(token, 1, 2) || decode(repeat('00', length(token) - 2), 'hex') from unnest(array[
  '\x0001c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  '\x0003069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001',
  '\x0004069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001',
  '\x00060d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  '\x000878c1b0c915c4faa5fffa6cabf0219da63d7f4cb8',
  '\x00095aea5775959fbc2557cc8789bc1bf90a239d9a91',
  '\x000d4200000000000000000000000000000000000006',
  '\x000e82af49447d8a07e3bd95bd0d56f35241523fbab1',
  '\x00154200000000000000000000000000000000000006',
  '\x00194200000000000000000000000000000000000006',
  '\x001a6969696969696969696969696969696969696969',
  '\x001e3439153eb7af838ad19d56e1571fbd09333c2809'
]::bytea[]) as tokens (token);
