import { type RawBuilder, sql } from 'kysely'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'

/** Table whose rows can be up for auction. */
export type AuctionedTable = 'items' | 'ownerships'

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
export const isAuctioned = (table: AuctionedTable, now: Date): RawBuilder<boolean> =>
  // Without an offset, PostgreSQL reads all auctions.
  sql<boolean>`exists (select from ${AUCTIONS_OF[table]} and auctions.end_at > ${now} offset 0)`

/**
 * Selects when a row's running auction ends, in negative epoch seconds, so that the earliest end is the largest value.
 */
export const auctionEnd = (table: AuctionedTable, now: Date): RawBuilder<unknown> => sql`(
  select -extract(epoch from min(auctions.end_at)) from ${AUCTIONS_OF[table]}
    and auctions.start_at <= ${now} and auctions.end_at > ${now})`
