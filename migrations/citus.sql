-- Spreads the tables over the machines of a Citus cluster, 13 or newer. The server does not run it: an operator does, once
-- after the migrations, on the coordinator, with the servers stopped. The extension is there by then, with the
-- coordinator (citus_set_coordinator_host) and the workers (citus_add_node) in it:
--
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file migrations/citus.sql
--
-- Run it again after an update that brought new tables: those that are placed stay where they are, with all rows. It
-- happens whole, or not at all. Later migrations reach all machines by themselves, and DATABASE_URL goes on naming the
-- coordinator.
--
-- Every table is in the plan below. One that is missing there stops all of it before anything has moved.

begin;

-- One connection to each machine at a time: a transaction that has written to many shards may not go on to a table that
-- is on all machines.
set local citus.multi_shard_modify_mode to 'sequential';

-- Kinds: `distributed` = rows lie on the machine that the distribution column names, beside those of the table `beside`;
-- `reference` = every machine has all rows, so that every join with it stays on one; `local` = on the coordinator alone.
create temporary table placements (
  table_name regclass primary key,
  kind text not null check (kind in ('distributed', 'reference', 'local')),
  distribution_column text,
  beside regclass,
  check ((kind = 'distributed') = (distribution_column is not null))
) on commit drop;

insert into placements (table_name, kind, distribution_column, beside) values
  -- Small, seldom changed in comparison with what is read, and joined by lists of everything else. Collections are also
  -- what writers lock first, which has to be one row for all of them.
  ('chains', 'reference', null, null),
  ('collections', 'reference', null, null),
  ('currencies', 'reference', null, null),
  ('moderations', 'reference', null, null),
  ('rates', 'reference', null, null),
  ('wrapped_coins', 'reference', null, null),

  -- What grows with the market. All by collection and beside each other: an item meets its owners, orders and activities on
  -- one machine, and a collection is counted, searched and sorted there. Unique keys have the collection for this reason.
  ('items', 'distributed', 'collection', null),
  ('item_metadata', 'distributed', 'collection', 'items'),
  ('item_watches', 'distributed', 'collection', 'items'),
  ('lazy_items', 'distributed', 'collection', 'items'),
  ('ownerships', 'distributed', 'collection', 'items'),
  ('activities', 'distributed', 'collection', 'items'),
  ('orders', 'distributed', 'collection', 'items'),
  ('collection_traits', 'distributed', 'collection', 'items'),
  ('collection_wallets', 'distributed', 'collection', 'items'),
  ('rarity_ranks', 'distributed', 'collection', 'items'),
  ('trades_5m', 'distributed', 'collection', 'items'),
  ('collection_traders_5m', 'distributed', 'collection', 'items'),
  ('floors', 'distributed', 'collection', 'items'),
  ('listed_5m', 'distributed', 'collection', 'items'),
  ('leaderboards', 'distributed', 'collection', 'items'),
  ('floor_histories', 'distributed', 'collection', 'items'),
  ('auctions', 'distributed', 'collection', 'items'),
  ('auction_bids', 'distributed', 'collection', 'items'),
  ('likes', 'distributed', 'collection', 'items'),
  ('ownership_marks', 'distributed', 'collection', 'items'),
  ('locks', 'distributed', 'collection', 'items'),
  ('reports', 'distributed', 'collection', 'items'),
  ('item_visits', 'distributed', 'collection', 'items'),
  ('content_availability', 'distributed', 'collection', 'items'),

  -- Grows with the fills of exchanges. An event knows its order and no collection, and is only asked for by its order.
  ('order_events', 'distributed', 'order_id', null),

  -- Grows with the market too. Wallets trade items of many collections, and are summed by themselves.
  ('traders_5m', 'distributed', 'account', null),

  -- Few rows that nothing large is joined with. The server reads and writes them through the coordinator.
  ('api_keys', 'local', null, null),
  ('audit_entries', 'local', null, null),
  ('blocks', 'local', null, null),
  ('collection_settings', 'local', null, null),
  ('cursors', 'local', null, null),
  ('fact_changes', 'local', null, null),
  ('follower_counts', 'local', null, null),
  ('followings', 'local', null, null),
  ('fund_changes', 'local', null, null),
  ('leaderboard_refreshes', 'local', null, null),
  ('mail_counts', 'local', null, null),
  ('migrations', 'local', null, null),
  ('nonces', 'local', null, null),
  ('notification_cursors', 'local', null, null),
  ('notifications', 'local', null, null),
  ('rate_readings', 'local', null, null),
  ('order_notices', 'local', null, null),
  ('request_counts', 'local', null, null),
  ('search_clicks', 'local', null, null),
  ('sessions', 'local', null, null),
  ('short_urls', 'local', null, null),
  ('subscriptions', 'local', null, null),
  ('token_ids', 'local', null, null),
  ('trader_boards', 'local', null, null),
  ('user_emails', 'local', null, null),
  ('used_proofs', 'local', null, null),
  ('users', 'local', null, null),
  ('wallet_watches', 'local', null, null),
  ('wallets', 'local', null, null),
  ('watched_collections', 'local', null, null);

do $$
declare
  undecided text;
  placed placements;
begin
  if not exists (select from pg_proc where proname = 'create_distributed_table') then
    raise exception 'The extension citus is not in this database'
      using hint = 'Run this on the coordinator of a Citus cluster, after: create extension citus';
  end if;

  -- Tables of extensions and of the queue, which has a schema of its own, stay on the coordinator.
  select string_agg(relname, ', ' order by relname) into undecided from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and oid not in (select table_name from placements)
    and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
    );
  if undecided is not null then
    raise exception 'The plan of migrations/citus.sql does not say where these tables belong: %', undecided
      using hint = 'Use the file of the version of the server that migrated this database.';
  end if;

  -- Those that others lie beside go first.
  for placed in
    select * from placements where kind <> 'local' order by kind desc, beside is not null, table_name::text
  loop
    if exists (select from pg_dist_partition where logicalrelid = placed.table_name) then
      continue;
    end if;
    if placed.kind = 'reference' then
      perform create_reference_table(placed.table_name);
    else
      perform create_distributed_table(
        placed.table_name, placed.distribution_column,
        colocate_with => coalesce(placed.beside::text, 'none')
      );
    end if;
  end loop;
end
$$;

commit;
