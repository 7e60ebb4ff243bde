import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { collectionKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { Reader } from '../../reader.ts'

/** Ranks that are asked for, both included, in a collection whose items are ranked; undefined = without a bound. */
export interface RarityRange {
  readonly collection: CollectionIdParts
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Most items of a collection that are ranked: all of them are looked at. */
export const MAX_RANKED = 20_000

/** Rank of an item by rarity, from 1 on, in queries over ranked items. */
export const RARITY_RANK = sql.ref<string>('items.rarity_rank')

/** True if a collection is small enough for ranks. */
export async function isRankable(reader: Reader, collection: CollectionIdParts): Promise<boolean> {
  const row = await reader
    .selectFrom('collections')
    .select('item_count')
    .where('id', '=', collectionKey(collection))
    .executeTakeFirst()
  return Number(row?.item_count ?? 0) <= MAX_RANKED
}

/**
 * Queries in which the items of a collection stand for the table, each with its rank by rarity: that of the product of the
 * parts of the collection's items that have its traits, the least first. Ties go by the item's number, and then by its key.
 */
export function rankedItems(reader: Reader, { collection }: RarityRange): QueryCreator<DB> {
  const key = collectionKey(collection)
  // Logarithms are rounded: their sums depend on the order of traits in the last digits.
  const ranked = sql`(
    select valued.id, row_number() over (
      order by round(coalesce(sum(ln(parts.part)), 0)::numeric, 9), valued.token_id, valued.id) as rarity_rank
    from (
      select id, token_id, unnest(case when traits = '{}' then array[''] else traits end) as trait
      from items where collection = ${key} and not deleted
    ) as valued
    left join (
      select traits.key || chr(31) || traits.value as trait,
        least(traits.item_count / greatest(collections.item_count, 1)::float8, 1) as part
      from collection_traits as traits join collections on collections.id = traits.collection
      where traits.collection = ${key} and traits.item_count > 0
    ) as parts on parts.trait = valued.trait
    group by valued.id, valued.token_id)`
  const first = reader.with(
    (name) => name('items').materialized(),
    () => sql<object>`(
      select items.*, ranked.rarity_rank from items join ${ranked} as ranked on ranked.id = items.id
      where items.collection = ${key})`,
  )
  // The name of the table stands for these rows of it.
  return first as unknown as QueryCreator<DB>
}

/** Condition of the ranks that are asked for. */
export function isRanked({ from, to }: RarityRange): RawBuilder<boolean> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${RARITY_RANK} >= ${String(from)}::numeric`]),
    ...(to === undefined ? [] : [sql`${RARITY_RANK} <= ${String(to)}::numeric`]),
  ]
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`
}
