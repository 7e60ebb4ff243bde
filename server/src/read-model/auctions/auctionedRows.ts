import { type RawBuilder, sql } from 'kysely'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'

/** Table of which rows are up for auction. */
export type AuctionedTable = 'items' | 'ownerships'

/** Auctions of a row, in queries over its table, whose owners hold the item. */
const AUCTIONS_OF: Readonly<Record<AuctionedTable, RawBuilder<unknown>>> = {
  items: sql`auctions join ownerships using (item, owner, collection)
    where auctions.item = items.id and auctions.collection = items.collection and ${isHoldingByKey}`,
  // Lists of ownerships have those of holders alone.
  ownerships: sql`auctions
    where auctions.item = ownerships.item and auctions.owner = ownerships.owner
      and auctions.collection = ownerships.collection`,
}

/** Condition that a row is up for auction at a time, also before it starts. */
export const isAuctioned = (table: AuctionedTable, now: Date): RawBuilder<boolean> =>
  // Without an offset, PostgreSQL reads all auctions.
  sql<boolean>`exists (select from ${AUCTIONS_OF[table]} and auctions.end_at > ${now} offset 0)`

/** Seconds by which the auction of a row that runs at a time ends, below zero: those that end first are the largest. */
export const auctionEnd = (table: AuctionedTable, now: Date): RawBuilder<unknown> => sql`(
  select -extract(epoch from min(auctions.end_at)) from ${AUCTIONS_OF[table]}
    and auctions.start_at <= ${now} and auctions.end_at > ${now})`
