-- When an order could first be filled, or was: from then on it has a public history. Null = it never could, so that neither
-- activities nor lists for replicas have it, and it is swept.
alter table orders add column active_at timestamptz(3);

-- What is known of earlier orders: those that never changed, and that their makers' funds or approvals kept inactive.
update orders set active_at = created_at
where status <> 'INACTIVE' or version <> 1 or fill > 0 or (approved and make_stock > 0 and refusal is null);

delete from activities using orders
where activities.order_id = orders.id and activities.collection = orders.collection and orders.active_at is null
  and activities.type in ('LIST', 'BID', 'CANCEL_LIST', 'CANCEL_BID');

drop index orders_in_sync;
create index orders_in_sync on orders (chain, db_updated_at, id) where active_at is not null;

create index orders_to_sweep on orders (greatest(updated_at, start_at))
  where active_at is null and fill = 0 and status in ('INACTIVE', 'CANCELLED');
