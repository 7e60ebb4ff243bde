import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { collectionKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'
import type { SortOrder } from '../search/sections.ts'

/** An item's or ownership's offer status. An item up for auction has no other one. */
export type Offer = Exclude<OwnershipStatus, 'OPEN_FOR_OFFERS'>

/** Offers to find, at a time. */
export interface OfferSearch {
  readonly offers: readonly Offer[]
  readonly now: Date
}

/** Builds the condition on offers, for queries on a table. */
export function isOffered(
  table: AuctionedTable,
  { offers, now }: OfferSearch,
): RawBuilder<boolean> {
  const isListed = sql<boolean>`${sql.ref(`${table}.sell_price`)} is not null`
  const [only, ...others] = offers
  // These cases avoid the auction lookup for most rows, and are worded like the index conditions on listings.
  if (others.length === 0 && only === 'FIXED_PRICE')
    return sql`(${isListed} and not ${isAuctioned(table, now)})`
  if (others.length === 0 && only === 'NOT_FOR_SALE')
    return sql`(not (${isListed}) and not ${isAuctioned(table, now)})`
  return sql`((case when ${isAuctioned(table, now)} then 'AUCTION'
    when ${isListed} then 'FIXED_PRICE' else 'NOT_FOR_SALE' end) = any(${[...offers]}::text[]))`
}

const MINUTE = 60_000

/**
 * Builds the query for items up for auction in these collections, or in all, including some whose auction has just
 * ended. The query stays the same within a minute, so that `knownAsLarge` remembers it for a minute.
 */
export function auctionedItems(
  reader: Reader,
  now: Date,
  collections: readonly Buffer[] | undefined,
): SelectQueryBuilder<DB, 'auctions', { item: Buffer }> {
  const since = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)
  return reader
    .selectFrom('auctions')
    .select('auctions.item')
    .where('auctions.end_at', '>', since)
    .$if(collections !== undefined, (query) =>
      query.where('auctions.collection', '=', anyOf(collections ?? [])),
    )
}

/** Table whose rows can be up for auction. */
type AuctionedTable = 'items' | 'ownerships'

/** A row's auctions whose owners hold the item, for queries on its table. */
const AUCTIONS_OF: Readonly<Record<AuctionedTable, RawBuilder<unknown>>> = {
  items: sql`auctions join ownerships using (item, owner, collection)
    where auctions.item = items.id and auctions.collection = items.collection and ${isHoldingByKey}`,
  // Ownership lists only contain holders.
  ownerships: sql`auctions
    where auctions.item = ownerships.item and auctions.owner = ownerships.owner
      and auctions.collection = ownerships.collection`,
}

/** Builds the condition that a row is up for auction at a time, or will be. */
const isAuctioned = (table: AuctionedTable, now: Date): RawBuilder<boolean> =>
  // Without an offset, PostgreSQL reads all auctions.
  sql<boolean>`exists (select from ${AUCTIONS_OF[table]} and auctions.end_at > ${now} offset 0)`

/**
 * Selects when a row's running auction ends, in negative epoch seconds, so that the earliest end is the largest value.
 */
const auctionEnd = (table: AuctionedTable, now: Date): RawBuilder<unknown> => sql`(
  select -extract(epoch from min(auctions.end_at)) from ${AUCTIONS_OF[table]}
    and auctions.start_at <= ${now} and auctions.end_at > ${now})`

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
