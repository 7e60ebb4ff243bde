import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'
import { type AuctionedTable, isAuctioned } from './auctionedRows.ts'

/** How something is offered, or that it is not. An item up for auction counts as nothing else. */
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
 * ended. The query stays the same within a minute, so that `knownAsMany` remembers it for a minute.
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
