import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'
import { type AuctionedTable, isAuctioned } from './auctionedRows.ts'

/** Ways in which something is offered, or not. What is up for auction is that alone. */
export type Offer = Exclude<OwnershipStatus, 'OPEN_FOR_OFFERS'>

/** Offers to find, at a time. */
export interface OfferSearch {
  readonly offers: readonly Offer[]
  readonly now: Date
}

/** Condition of the offers on a table, in queries over it. */
export function isOffered(
  table: AuctionedTable,
  { offers, now }: OfferSearch,
): RawBuilder<boolean> {
  const isListed = sql<boolean>`${sql.ref(`${table}.sell_price`)} is not null`
  const [only, ...others] = offers
  // Most rows are decided without a look for auctions, and in the words of indexes of what is listed.
  if (others.length === 0 && only === 'FIXED_PRICE')
    return sql`(${isListed} and not ${isAuctioned(table, now)})`
  if (others.length === 0 && only === 'NOT_FOR_SALE')
    return sql`(not (${isListed}) and not ${isAuctioned(table, now)})`
  return sql`((case when ${isAuctioned(table, now)} then 'AUCTION'
    when ${isListed} then 'FIXED_PRICE' else 'NOT_FOR_SALE' end) = any(${[...offers]}::text[]))`
}

const MINUTE = 60_000

/**
 * Query of the items that are up for auction, and some whose auction has just ended, in collections or everywhere. Within
 * a minute it is the same, so that what is known of its rows is known for a minute.
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
