import type { LeaderboardSort } from '@mintline/core/enumerations/indexer'
import { type RawBuilder, sql } from 'kysely'
import type { SortKind } from '../../database/page/pagedList.ts'

/** Sort order for boards; `COLLECTION` sorts by key. */
export type BoardSort = LeaderboardSort | 'COLLECTION'

/** Rows that an index compares with each other, and that come before or after all other groups. */
export interface SortGroup {
  /** The index condition; undefined = all rows. */
  readonly where?: RawBuilder<boolean>
  /** First and second sort expressions; undefined = none. */
  readonly first?: RawBuilder<string>
  readonly second?: RawBuilder<string>
}

/** Sort rule for boards. The group order is fixed, whatever the direction within groups. */
interface SortRule {
  readonly kind: Extract<SortKind, 'integer' | 'decimal'>
  readonly groups: readonly SortGroup[]
}

const counted = (column: string): SortRule => ({
  kind: 'integer',
  groups: [{ first: sql.ref(column) }],
})

/** Rows without a value come last. */
const knownFirst = (value: RawBuilder<string>): SortRule => ({
  kind: 'decimal',
  groups: [{ where: sql`${value} is not null`, first: value }, { where: sql`${value} is null` }],
})

/** All sort orders for boards. Without rates, amounts in coins decide; ties are broken by collection. */
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
