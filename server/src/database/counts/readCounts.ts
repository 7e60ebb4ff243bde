import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'
import type { CountedRows } from './countedRows.ts'

/** A number of rows that count alike. */
export interface Count {
  readonly collection: Buffer
  /**
   * `items` = items that are not burned; `listed` = those with an order to sell; `owners` = wallets with holdings;
   * `ranks` = sum of the hashes of items that are not burned, with their traits, which is another one after any change
   * that may move them in the ranks; `trait` = items that are not burned with a trait.
   */
  readonly kind: 'items' | 'listed' | 'owners' | 'ranks' | 'trait'
  /** Empty unless it is a trait's. */
  readonly key: string
  readonly value: string
  readonly count: bigint
}

/** Counts rows as they are now, by what they count for. A wallet counts once for all that it holds in a collection. */
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
      select id, collection, traits, sell_order from items
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
