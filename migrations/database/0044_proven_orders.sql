-- The exchange's own answer to a try of filling an order, which a node makes without sending anything: true = it fills it,
-- false = it refuses, by the reason beside it, and the order is INACTIVE; null = nothing was tried, or it told nothing.
-- And when the order was last queued for such a try.
alter table orders
  add column proven boolean,
  add column refusal text,
  add column probed_at timestamptz(3);

create index orders_to_probe on orders (chain, probed_at nulls first, id) where status = 'ACTIVE' or refusal is not null;
