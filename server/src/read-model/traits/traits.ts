import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import { type TraitModel, type TraitRow, traitModels } from './traitModel.ts'
import { traitText } from './traitText.ts'

/** Which traits to list. */
export interface TraitFilter {
  readonly collections: readonly CollectionIdParts[]
  /** Keys to list; undefined = all. */
  readonly keys?: readonly string[] | undefined
  /** Text that keys have to contain, ignoring case; undefined = any. */
  readonly keyPart?: string | undefined
  /** Count only items that any of these holds; undefined = all items. */
  readonly owners?: readonly GroupAddress[] | undefined
  /** True = count only listed items, false = only items without a listing; undefined = all items. */
  readonly isListed?: boolean | undefined
  /** True to sort each key's values by rarity, the rarest first. Default: the most frequent first. */
  readonly isRarestFirst?: boolean
}

/** Maximum number of keys in a response, and of values per key. */
const MAX_KEYS = 200
const MAX_VALUES = 200

/**
 * Returns the collections' traits, with the most frequent keys first, and the most frequent values first unless the
 * filter says otherwise.
 */
export async function traits(reader: Reader, filter: TraitFilter): Promise<TraitModel[]> {
  const { collections, keys, keyPart, owners, isListed, isRarestFirst = false } = filter
  const collectionKeys = collections.map(collectionKey)
  if (collectionKeys.length === 0) return []
  const counted = [
    ...(owners ? [isHeldBy(await groupKeys(reader, owners, undefined))] : []),
    ...(isListed === undefined ? [] : [sql`(items.sell_price is not null) = ${isListed}`]),
  ]
  const counts =
    counted.length === 0 ? countsOfAll(collectionKeys) : countsOfSome(collectionKeys, counted)
  const conditions = [
    ...(keys ? [sql`key = any(${keys.map(traitText)}::text[])`] : []),
    ...(keyPart === undefined
      ? []
      : [sql`strpos(lower(key collate "default"), lower(${keyPart}::text collate "default")) > 0`]),
  ]
  const matching = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  const direction = sql.raw(isRarestFirst ? 'asc' : 'desc')
  const { rows } = await sql<TraitRow>`
    with counts as (
      select key, value, sum(items) as items from (${counts}) as each_collection
      where ${matching} group by key, value
    ), ranked as (
      select key, value, items, sum(items) over (partition by key) as key_items,
        row_number() over (partition by key order by items ${direction}, value) as place
      from counts
    ), placed as (
      select *, dense_rank() over (order by key_items desc, key) as key_place from ranked
      where place <= ${MAX_VALUES}
    )
    select key, value, items::text, key_items::text from placed
    where key_place <= ${MAX_KEYS} order by key_place, place`.execute(reader)
  return traitModels(rows)
}

function countsOfAll(collections: readonly Buffer[]): RawBuilder<unknown> {
  return sql`
    select key, value, item_count as items from collection_traits
    where collection = any(${collections}::bytea[])`
}

/** Selects the traits of items that meet the conditions. A stored trait is its key and value, joined by U+001F. */
function countsOfSome(
  collections: readonly Buffer[],
  conditions: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  return sql`
    select split_part(trait, chr(31), 1) collate "C" as key, split_part(trait, chr(31), 2) collate "C" as value,
      1 as items
    from items cross join unnest(items.traits) as trait
    where items.collection = any(${collections}::bytea[]) and not items.deleted
      and ${sql.join(conditions, sql` and `)}`
}

/** Builds the condition that any of these wallets holds an item. */
const isHeldBy = (owners: readonly Buffer[]): RawBuilder<unknown> => sql`exists (
    select from ownerships
    where ownerships.item = items.id and ownerships.collection = items.collection
      and ownerships.owner = any(${owners}::bytea[]) and ${isHolding})`
