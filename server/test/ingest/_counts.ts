import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'

/** A collection's counts, and its trait counts by key and value. */
export interface CollectionCounts {
  readonly id: string
  readonly items: string
  readonly owners: string
  readonly listed: string
  readonly hasTraits: boolean
  readonly traits: Readonly<Record<string, number>> | null
  /** Those of listed items, without zeros. */
  readonly listedTraits: Readonly<Record<string, number>> | null
  /** Numbers of held and created items by role and wallet. */
  readonly wallets: Readonly<Record<string, number>> | null
}

/** Reads the counts stored with collections. */
export async function keptCounts(database: Kysely<DB>): Promise<CollectionCounts[]> {
  const { rows } = await sql<CollectionCounts>`
    select encode(id, 'hex') as id, item_count as items, owner_count as owners, listed_count as listed,
      has_traits as "hasTraits",
      (select jsonb_object_agg(key || '=' || value, item_count) from collection_traits where collection = id) as traits,
      (select jsonb_object_agg(key || '=' || value, listed_count) from collection_traits
        where collection = id and listed_count <> 0) as "listedTraits",
      (select jsonb_object_agg(role || ' ' || encode(wallet, 'hex'), item_count)
        from collection_wallets where collection = id) as wallets
    from collections order by 1
  `.execute(database)
  return rows
}

/** Recounts them from items and ownerships. */
export async function recount(database: Kysely<DB>): Promise<CollectionCounts[]> {
  const { rows } = await sql<CollectionCounts>`
    select encode(id, 'hex') as id,
      (select count(*) from items where collection = collections.id and not deleted) as items,
      (select count(distinct owner) from ownerships
        where collection = collections.id and value + lazy_value > 0) as owners,
      (select count(*) from items
        where collection = collections.id and not deleted and sell_order is not null) as listed,
      traits is not null as "hasTraits", traits, listed_traits as "listedTraits",
      (select jsonb_object_agg(wallet, count) from (
        select 'OWNER ' || encode(owner, 'hex') as wallet, count(*) as count from ownerships
        where collection = collections.id and value + lazy_value > 0 group by 1
        union all
        select 'CREATOR ' || encode(creator, 'hex'), count(*) from items cross join unnest(creators) as creator
        where collection = collections.id and not deleted group by 1
      ) as counted) as wallets
    from collections
    left join (
      select collection, jsonb_object_agg(trait, count) as traits,
        jsonb_object_agg(trait, listed) filter (where listed > 0) as listed_traits
      from (
        select collection, replace(trait, chr(31), '=') as trait, count(*) as count,
          count(*) filter (where sell_order is not null) as listed
        from items, unnest(items.traits) as trait where not deleted group by 1, 2
      ) as counted
      group by collection
    ) as counted on counted.collection = collections.id
    order by 1
  `.execute(database)
  return rows
}
