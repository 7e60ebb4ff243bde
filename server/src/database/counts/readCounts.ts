import { sql, type Transaction } from 'kysely'
import { isHoldingByKey } from '../holdings/isHolding.ts'
import type { DB } from '../tables.ts'

/** Number of rows that count the same way. */
export interface Count {
  readonly collection: Buffer
  /**
   * `items` = items that are not burned; `listed` = items with a sell order; `owners` = wallets with holdings; `ranks`
   * = sum of hashes over unburned items and their traits, which changes whenever ranks may; `trait` = unburned items
   * with a trait; `listedTrait` = those with a sell order; `wallet` = items that a wallet holds, and unburned items that
   * it created.
   */
  readonly kind: 'items' | 'listed' | 'owners' | 'ranks' | 'trait' | 'listedTrait' | 'wallet'
  /** The trait's key, or the wallet's role: `OWNER` or `CREATOR`; empty for all other kinds. */
  readonly key: string
  /** The trait's value, or the wallet's key in hex. */
  readonly value: string
  readonly count: bigint
}

/** An item and its collection. */
interface CountedItem {
  readonly item: Buffer
  readonly collection: Buffer
}

/** A wallet and an item that it may hold. */
export interface CountedHolder extends CountedItem {
  readonly owner: Buffer
}

/** Rows that a transaction is about to change and that collections count. */
export interface CountedRows {
  /** Items that are created or removed, or whose `deleted`, `creators`, `traits` or `sell_order` changes. */
  readonly items?: readonly CountedItem[]
  /** Created items that are known not to exist before. */
  readonly newItems?: readonly CountedItem[]
  /** Wallets that gain or lose all copies of an item. */
  readonly holders?: readonly CountedHolder[]
}

/** Counts rows as they are now. A wallet counts once for all its holdings in a collection. */
export async function readCounts(
  transaction: Transaction<DB>,
  { items = [], holders = [] }: CountedRows,
): Promise<Count[]> {
  const wallets = new Map(
    holders.map((holder) => [
      Buffer.concat([holder.collection, holder.owner]).toString('hex'),
      holder,
    ]),
  )
  const { rows } = await sql<Omit<Count, 'count'> & { count: string }>`
    with counted as materialized (
      select id, collection, creators, traits, sell_order from items
      where id = any(${items.map(({ item }) => item)}::bytea[]) and not deleted
    )
    select collection, 'items' as kind, '' as key, '' as value, count(*) as count from counted group by collection
    union all
    select collection, 'listed', '', '', count(*) from counted where sell_order is not null group by collection
    union all
    select collection, 'ranks', '', '', sum(hashtextextended(id::text || traits::text, 0)) from counted group by collection
    union all
    select collection, 'trait', split_part(trait, chr(31), 1), split_part(trait, chr(31), 2), count(*)
    from counted cross join unnest(traits) as trait group by 1, 3, 4
    union all
    select collection, 'listedTrait', split_part(trait, chr(31), 1), split_part(trait, chr(31), 2), count(*)
    from counted cross join unnest(traits) as trait where sell_order is not null group by 1, 3, 4
    union all
    select collection, 'wallet', 'CREATOR', encode(creator, 'hex'), count(distinct id)
    from counted cross join unnest(creators) as creator group by 1, 4
    union all
    select ownerships.collection, 'wallet', 'OWNER', encode(ownerships.owner, 'hex'), count(*)
    from (
      select distinct * from unnest(
        ${holders.map(({ item }) => item)}::bytea[],
        ${holders.map(({ owner }) => owner)}::bytea[],
        ${holders.map(({ collection }) => collection)}::bytea[]
      ) as each (item, owner, collection)
    ) as holder
      join ownerships using (item, owner, collection)
    where ${isHoldingByKey} group by 1, 4
    union all
    select collection, 'owners', '', '', count(*)
    from unnest(
      ${[...wallets.values()].map(({ collection }) => collection)}::bytea[],
      ${[...wallets.values()].map(({ owner }) => owner)}::bytea[]
    ) as holder (collection, owner)
    where exists (
      select from ownerships
      where ownerships.collection = holder.collection and ownerships.owner = holder.owner and value + lazy_value > 0
    )
    group by collection
  `.execute(transaction)
  return rows.map(({ count, ...row }) => ({ ...row, count: BigInt(count) }))
}

/** Returns the rows' collections by hex key, deduplicated, in locking order. */
export function collectionsOf({
  items = [],
  newItems = [],
  holders = [],
}: CountedRows): ReadonlyMap<string, Buffer> {
  const keys = [...items, ...newItems, ...holders].map(({ collection }) => collection)
  return new Map(keys.sort(Buffer.compare).map((key) => [key.toString('hex'), key]))
}
