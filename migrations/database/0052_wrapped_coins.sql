-- Tokens that wrap coins count as these in sums of sales, with a rate or without. What had a rate of its time is summed anew
-- by the job that prices sales.

-- Sales that no sum in coins has, each with the number of the first blockchain of its wallets' form of addresses, and whether
-- the coin has the name of that one's.
create temporary table unsummed on commit drop as
select collection, date_bin('5 minutes', at, 'epoch') as at, chain, layer_one, is_layer_one, from_account, to_account, source,
  price, price * value as paid
from activities join (values
    ('\x0001c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'::bytea, 1, true),
    ('\x0003069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001'::bytea, 3, true),
    ('\x0004069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001'::bytea, 3, false),
    ('\x00060d500b1d8e8ef31e21c99d1db9a6444d3adf1270'::bytea, 1, false),
    ('\x000878c1b0c915c4faa5fffa6cabf0219da63d7f4cb8'::bytea, 1, false),
    ('\x00095aea5775959fbc2557cc8789bc1bf90a239d9a91'::bytea, 1, true),
    ('\x000d4200000000000000000000000000000000000006'::bytea, 1, true),
    ('\x000e82af49447d8a07e3bd95bd0d56f35241523fbab1'::bytea, 1, true),
    ('\x00154200000000000000000000000000000000000006'::bytea, 1, true),
    ('\x00194200000000000000000000000000000000000006'::bytea, 1, true),
    ('\x001a6969696969696969696969696969696969696969'::bytea, 1, false),
    ('\x001e3439153eb7af838ad19d56e1571fbd09333c2809'::bytea, 1, true)
) as wrapped (currency, layer_one, is_layer_one) using (currency)
where type = 'SELL' and not reverted and price_usd is null;

update trades_5m set
  volume = trim_scale(coalesce(volume, 0) + more.paid),
  highest_price = greatest(highest_price, trim_scale(more.price)),
  own_volume = coalesce(trim_scale(coalesce(own_volume, 0) + more.own), own_volume),
  external_volume = coalesce(trim_scale(coalesce(external_volume, 0) + more.external), external_volume)
from (
  select collection, at, sum(paid) as paid, max(price) as price,
    sum(paid) filter (where source is not distinct from 'MINTLINE') as own,
    sum(paid) filter (where source is distinct from 'MINTLINE') as external
  from unsummed group by 1, 2
) as more
where trades_5m.collection = more.collection and trades_5m.at = more.at;

update traders_5m set
  volume = trim_scale(coalesce(volume, 0) + more.paid),
  layer_one_volume = coalesce(trim_scale(coalesce(layer_one_volume, 0) + more.layer_one_paid), layer_one_volume)
from (
  select int2send(layer_one::smallint) || substr(wallet, 3) as account, at, chain, side,
    case when source in ('MINTLINE', 'OPEN_SEA') then source else 'OTHER' end as source, sum(paid) as paid,
    sum(paid) filter (where is_layer_one) as layer_one_paid
  from unsummed
    cross join lateral (values ('sellers', from_account), ('buyers', to_account)) as sides (side, wallet)
  where wallet is not null
  group by 1, 2, 3, 4, 5
) as more
where traders_5m.account = more.account and traders_5m.at = more.at and traders_5m.chain = more.chain
  and traders_5m.side = more.side and traders_5m.source = more.source;
