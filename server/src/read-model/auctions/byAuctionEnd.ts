import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { collectionKey } from '../../database/keys/index.ts'
import type { SortOrder } from '../search/sections.ts'
import { type AuctionedTable, auctionEnd } from './auctionedRows.ts'

/** Sorts by when auctions end that are running at `now`. */
export interface AuctionSort {
  readonly sort: 'AUCTION_ENDING_SOON'
  readonly now: Date
}

/** Among how many auctions, those ending first, to look for running ones. */
const MAX_ROWS = 10_000

/** Maximum number of running auctions to sort; all other rows are sorted by their last change. */
const MAX_RUNNING = 3000

/** Columns that match a row with an auction, and the item column. */
const KEYS: Readonly<
  Record<AuctionedTable, { readonly key: RawBuilder<unknown>; readonly item: RawBuilder<unknown> }>
> = {
  items: { key: sql`items.id`, item: sql`items.id` },
  ownerships: { key: sql`(ownerships.item, ownerships.owner)`, item: sql`ownerships.item` },
}

/**
 * Sorts rows by when their running auction ends, the earliest first. Considers at most 3,000 running auctions, among
 * the 10,000 in these collections, or in all, that end first.
 */
export function byAuctionEnd(
  table: AuctionedTable,
  name: string,
  { now }: AuctionSort,
  collections: readonly CollectionIdParts[] | undefined,
): SortOrder {
  const keys = collections?.map(collectionKey)
  const scope = keys ? sql`collection = any(${keys}::bytea[])` : sql`true`
  const running = (columns: RawBuilder<unknown>) => sql`
    select ${columns} from (
      select * from auctions where end_at > ${now} and ${scope} order by end_at limit ${MAX_ROWS}) as open
    join ownerships using (item, owner, collection)
    where open.start_at <= ${now} and ${isHoldingByKey}
    order by open.end_at, open.item limit ${MAX_RUNNING}`
  const { key, item } = KEYS[table]
  const columns = table === 'items' ? sql`open.item` : sql`open.item, open.owner`
  return {
    name,
    direction: 'desc',
    keys: [
      { column: 'found.section', kind: 'integer' },
      { column: 'found.sort_value', kind: 'decimal' },
    ],
    sections: [
      {
        leading: [1n],
        values: [auctionEnd(table, now)],
        where: sql`${key} in (${running(columns)})`,
        seed: sql`${item} = any(array(${running(sql`open.item`)}))`,
      },
      // This wording makes PostgreSQL hash the running auctions.
      { leading: [0n, '0'], values: [], where: sql`${key} not in (${running(columns)})` },
    ],
  }
}
