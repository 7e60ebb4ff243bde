import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { collectionKey } from '../../../database/keys/index.ts'
import type { Seed } from '../../few.ts'
import type { Reader } from '../../reader.ts'

/** Ranks by rarity that are asked for, both included, in a collection; undefined = without a bound. */
export interface RankRange {
  readonly collection: CollectionIdParts
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Rank of an item in queries of items beside their ranks. */
export const RANK = sql.ref<string>('rarity_ranks.rank')

/** Condition that an item has a rank, in words by which items without one are found as such. */
export const IS_RANKED = sql<boolean>`rarity_ranks.item is not null`

/** Ranks are different already: these are beside them in their index, so that a page finds its place there. */
export const RANK_TIES = {
  changedAt: sql<Date>`'epoch'::timestamptz`,
  id: sql.ref<Buffer>('rarity_ranks.item'),
}

/** Condition of the ranks that are asked for, in queries of items beside their ranks. */
export function isInRanks({ from, to }: RankRange): RawBuilder<boolean> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${RANK} >= ${integer(Math.ceil(from))}::bigint`]),
    ...(to === undefined ? [] : [sql`${RANK} <= ${integer(Math.floor(to))}::bigint`]),
  ]
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`
}

/** The items whose ranks are asked for, where there are bounds. */
export function rankSeeds(reader: Reader, range: RankRange): Seed[] {
  if (range.from === undefined && range.to === undefined) return []
  const collection = collectionKey(range.collection)
  const items = sql`
    select rarity_ranks.item from rarity_ranks where rarity_ranks.collection = ${collection} and ${isInRanks(range)}`
  const isAmong = sql<boolean>`items.collection = ${collection} and items.id = any(array(${items}))`
  return [{ rows: reader.selectFrom('items').where(isAmong) }]
}

/** A whole number as a bigint of the database, or the nearest that ranks may be compared with. */
const integer = (value: number): string =>
  String(BigInt(Math.min(Math.max(value, 0), Number.MAX_SAFE_INTEGER)))
