import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { MAX_LOOKED_AT } from '../../database/page/walk.ts'
import { type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { traitText } from './traitSql.ts'

/** Which traits to list. */
export interface TraitFilter {
  readonly collections: readonly CollectionIdParts[]
  /** Keys to list; undefined = all. */
  readonly keys?: readonly string[] | undefined
  /** Text that keys have to contain, ignoring case; undefined = any. */
  readonly keyPart?: string | undefined
  /** Count only items that any of these holds, at most 3,000 of them; undefined = all items. */
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
  const held = owners && (await heldItems(reader, collectionKeys, owners))
  const counts =
    held === undefined
      ? countsOfAll(collectionKeys, isListed)
      : countsOfSome(collectionKeys, held, isListed)
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

function countsOfAll(
  collections: readonly Buffer[],
  isListed: boolean | undefined,
): RawBuilder<unknown> {
  const all = sql`collection_traits where collection = any(${collections}::bytea[])`
  if (isListed === undefined) return sql`select key, value, item_count as items from ${all}`
  const items = isListed ? sql`listed_count` : sql`item_count - listed_count`
  return sql`select key, value, ${items} as items from ${all} and ${items} > 0`
}

/** Selects the traits of held items. A stored trait is its key and value, joined by U+001F. */
function countsOfSome(
  collections: readonly Buffer[],
  held: RawBuilder<unknown>,
  isListed: boolean | undefined,
): RawBuilder<unknown> {
  const conditions = [
    sql`items.collection = ${anyOf(collections)}`,
    sql`not items.deleted`,
    sql`items.id = any(array(${held}))`,
    ...(isListed === undefined ? [] : [sql`(items.sell_price is not null) = ${isListed}`]),
  ]
  return sql`
    select split_part(trait, chr(31), 1) collate "C" as key, split_part(trait, chr(31), 2) collate "C" as value,
      1 as items
    from items cross join unnest(items.traits) as trait
    where ${sql.join(conditions, sql` and `)}`
}

/** Builds a query for items that owners hold, as many as an answer may look at. */
async function heldItems(
  reader: Reader,
  collections: readonly Buffer[],
  owners: readonly GroupAddress[],
): Promise<RawBuilder<unknown>> {
  const holdings = await reader
    .selectFrom('collection_wallets')
    .select(['collection', 'wallet'])
    .where('collection', '=', anyOf(collections))
    .where('role', '=', 'OWNER')
    .where('wallet', '=', anyOf(await groupKeys(reader, owners, undefined)))
    .execute()
  const limit = sql`limit ${sql.lit(MAX_LOOKED_AT)}`
  // With equal keys, PostgreSQL would ignore the order and may scan another index with the keys as filter.
  const each = holdings.map(({ collection, wallet }) => {
    const key = sql`(${collection}::bytea, ${wallet}::bytea)`
    return sql`(
      select ownerships.item from ownerships
      where (ownerships.collection, ownerships.owner) >= ${key} and (ownerships.collection, ownerships.owner) <= ${key}
        and ${isHolding}
      order by ownerships.collection, ownerships.owner ${limit})`
  })
  if (each.length === 0) return sql`select null::bytea`
  return sql`select item from (${sql.join(each, sql` union all `)}) as held ${limit}`
}

/** A trait's key or value, and how many items have it. */
interface TraitEntry {
  readonly value: string
  readonly count: number
}

/** A trait in collections with its values, in list order. */
interface TraitModel {
  readonly key: TraitEntry
  readonly values: TraitEntry[]
}

/** A trait value, and how many items have it. */
interface TraitRow {
  readonly key: string
  readonly value: string
  /** Number of items that have the value. */
  readonly items: string
  /** Total over all values for the key, including those not listed. */
  readonly key_items: string
}

/** Groups rows into traits, in row order. */
function traitModels(rows: readonly TraitRow[]): TraitModel[] {
  const traits = new Map<string, TraitModel>()
  for (const { key, value, items, key_items } of rows) {
    const trait = traits.get(key) ?? { key: { value: key, count: Number(key_items) }, values: [] }
    trait.values.push({ value, count: Number(items) })
    traits.set(key, trait)
  }
  return [...traits.values()]
}
