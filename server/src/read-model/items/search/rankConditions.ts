import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { collectionKey } from '../../../database/keys/index.ts'
import type { Reader } from '../../reader.ts'
import type { Seed } from '../../smallResults.ts'

/** Rarity ranks to find in a collection, both ends included; undefined = unbounded. */
export interface RankRange {
  readonly collection: CollectionIdParts
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** An item's rank, in queries that join ranks. */
export const RANK = sql.ref<string>('rarity_ranks.rank')

/** Condition that an item has a rank, worded so that items without one can be found too. */
export const IS_RANKED = sql<boolean>`rarity_ranks.item is not null`

/** The opposite, for rows that ranks are not joined with. */
export const IS_UNRANKED = sql<boolean>`not exists (
  select from rarity_ranks
  where rarity_ranks.item = items.id and rarity_ranks.collection = items.collection)`

/**
 * Tie breakers. Ranks are unique already, but these columns are in the rank index, so that a page starts there at once.
 */
export const RANK_TIES = {
  changedAt: sql<Date>`'epoch'::timestamptz`,
  id: sql.ref<Buffer>('rarity_ranks.item'),
}

/** Builds the condition on ranks, for queries that join ranks. */
export function isInRanks({ from, to }: RankRange): RawBuilder<boolean> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${RANK} >= ${integer(Math.ceil(from))}::bigint`]),
    ...(to === undefined ? [] : [sql`${RANK} <= ${integer(Math.floor(to))}::bigint`]),
  ]
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`
}

/** Returns a seed that finds items by rank; empty without bounds. */
export function rankSeeds(reader: Reader, range: RankRange): Seed[] {
  if (range.from === undefined && range.to === undefined) return []
  const collection = collectionKey(range.collection)
  const items = sql`
    select rarity_ranks.item from rarity_ranks where rarity_ranks.collection = ${collection} and ${isInRanks(range)}`
  const isAmong = sql<boolean>`items.collection = ${collection} and items.id = any(array(${items}))`
  return [{ rows: reader.selectFrom('items').where(isAmong) }]
}

/** Formats an integer as a bigint for the database, clamped to what ranks can be compared with. */
const integer = (value: number): string =>
  String(BigInt(Math.min(Math.max(value, 0), Number.MAX_SAFE_INTEGER)))
