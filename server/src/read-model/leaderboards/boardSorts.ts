import type { LeaderboardSort } from '@mintline/core/enumerations/indexer'
import { type RawBuilder, sql } from 'kysely'
import type { SortKind } from '../../database/page/pagedList.ts'

/** An order of boards that only their collections decide: that of their keys. */
export type BoardSort = LeaderboardSort | 'COLLECTION'

/** Rows of a board that are compared with each other: by an index, and in a page before or after all of the others. */
export interface SortGroup {
  /** Condition of the index; undefined = all rows. */
  readonly where?: RawBuilder<boolean>
  /** Expressions that are compared first and second; undefined = nothing. */
  readonly first?: RawBuilder<string>
  readonly second?: RawBuilder<string>
}

/** Sorts of boards. Groups are in the order in which they are listed, whatever the direction within them. */
interface SortRule {
  readonly kind: Extract<SortKind, 'integer' | 'decimal'>
  readonly groups: readonly SortGroup[]
}

const counted = (column: string): SortRule => ({
  kind: 'integer',
  groups: [{ first: sql.ref(column) }],
})

/** Those of which a value is not known come last. */
const knownFirst = (value: RawBuilder<string>): SortRule => ({
  kind: 'decimal',
  groups: [{ where: sql`${value} is not null`, first: value }, { where: sql`${value} is null` }],
})

/** All orders of boards. Where no rates are known, amounts in coins decide; ties go by the collection. */
export const BOARD_SORTS: Readonly<Record<BoardSort, SortRule>> = {
  VOLUME: {
    kind: 'decimal',
    groups: [{ first: sql`coalesce(volume_usd, 0)`, second: sql`coalesce(volume, 0)` }],
  },
  VOLUME_CHANGE: knownFirst(sql`coalesce(volume_usd_change, volume_change)`),
  FLOOR: {
    kind: 'decimal',
    groups: [
      { where: sql`floor_usd is not null`, first: sql`floor_usd` },
      { where: sql`floor_usd is null and floor_price is not null`, first: sql`floor_price` },
      { where: sql`floor_usd is null and floor_price is null` },
    ],
  },
  FLOOR_CHANGE: knownFirst(sql`floor_change`),
  SALES: counted('sale_count'),
  SALES_CHANGE: knownFirst(sql`sale_change`),
  LISTED: counted('listed_count'),
  OWNERS: counted('owner_count'),
  COLLECTION: { kind: 'integer', groups: [{}] },
}
