import { sql, type Transaction } from 'kysely'
import { itemMetadataJob, type Job } from '../queue/jobs.ts'
import type { DB } from '../tables.ts'

/**
 * Writes how many copies of lazy items can still be minted, computed from registrations and mint activities, so it is
 * idempotent. The first creator holds these copies. An item that the chain does not know is created from its
 * registration alone. Other items stay as they are.
 *
 * Call it within `keepCounts`, after the rows folded from activities, and before `writeSingleOwners`.
 *
 * @returns jobs that fetch the metadata of new items
 */
export async function writeLazyCopies(
  transaction: Transaction<DB>,
  items: readonly Buffer[],
  now: Date,
): Promise<Job[]> {
  if (items.length === 0) return []
  const { rows } = await sql<{ item: Buffer }>`
    with minted as (
      select item, collection, sum(value) as copies, max(at) as at
      from lazy_items join activities using (item, collection)
      where item = any(${[...items]}::bytea[]) and type = 'MINT' and not reverted
      group by item, collection
    ),
    lazy as materialized (
      select lazy_items.*,
        case when burned_at is null then greatest(supply - coalesce(minted.copies, 0), 0) else 0 end as copies,
        greatest(created_at, burned_at, minted.at) as changed_at,
        -- Contracts of this kind put the folder of all their metadata before it.
        case when uri like '/ipfs/%' then 'ipfs:/' || uri else uri end as metadata_uri
      from lazy_items
        left join minted on minted.item = lazy_items.item and minted.collection = lazy_items.collection
      where lazy_items.item = any(${[...items]}::bytea[])
    ),
    written as (
      insert into items (
        id, collection, chain, token_id, creators, creator_shares, royalty_accounts, royalty_shares, uri, supply,
        lazy_supply, deleted, minted_at, updated_at, db_updated_at, seller_count, total_stock, traits, self, suspicious,
        extra, block, version
      )
      select item, collection, chain, token_id, creators, creator_shares, royalty_accounts, royalty_shares, metadata_uri, 0,
        copies, copies = 0, created_at, changed_at, ${now}::timestamptz, 0, 0, '{}', true, false, '{}', 0, 0
      from lazy
      on conflict (id, collection) do update set
        creators = excluded.creators,
        creator_shares = excluded.creator_shares,
        lazy_supply = excluded.lazy_supply,
        deleted = items.supply = 0 and excluded.lazy_supply = 0,
        single_owner = null,
        updated_at = greatest(items.updated_at, excluded.updated_at),
        db_updated_at = excluded.db_updated_at,
        version = items.version + 1
    ),
    held as (
      insert into ownerships (
        item, owner, collection, chain, value, lazy_value, source, created_at, updated_at, db_updated_at, version
      )
      select item, creators[1], collection, chain, 0, copies, 'MINT', created_at, changed_at, ${now}::timestamptz, 0
      from lazy
      on conflict (item, owner, collection) do update set
        lazy_value = excluded.lazy_value,
        updated_at = greatest(ownerships.updated_at, excluded.updated_at),
        db_updated_at = excluded.db_updated_at,
        version = ownerships.version + 1
    )
    insert into item_metadata (item, collection, state, uri, tries, next_try_at)
    select item, collection, 'WAITING', metadata_uri, 0, ${now}::timestamptz from lazy
    on conflict (item, collection) do nothing
    returning item
  `.execute(transaction)
  return rows.map(({ item }) => itemMetadataJob(item))
}
