import { sql } from 'kysely'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import type { Reader } from '../reader.ts'
import type { AuctionFacts } from './auctionStates.ts'

/** An auction whose owner still holds the item. */
export interface AuctionRecord extends AuctionFacts {
  readonly id: string
  readonly item: Buffer
  readonly owner: Buffer
  readonly collection: Buffer
  readonly currency: Buffer
  readonly decimals: number
  /** Minimum first bid, in base units. */
  readonly minValue: bigint
  readonly firstEnd: Date
  readonly updatedAt: Date
  /** The highest acceptable bid, in base units; undefined = none. */
  readonly highest: bigint | undefined
}

/** Builds the query for auctions whose owners still hold the items. An auction ends with its ownership. */
export function selectAuctions(reader: Reader) {
  return reader
    .selectFrom('auctions')
    .innerJoin('ownerships', (join) =>
      join
        .onRef('ownerships.item', '=', 'auctions.item')
        .onRef('ownerships.owner', '=', 'auctions.owner')
        .onRef('ownerships.collection', '=', 'auctions.collection'),
    )
    .selectAll('auctions')
    .select([
      sql<boolean>`exists (
        select from auction_bids as bids
        where bids.auction = auctions.id and bids.collection = auctions.collection)`.as('has_bids'),
      sql<string | null>`(
        select bids.value from auction_bids as bids
          join orders on orders.id = bids.order_id and orders.collection = bids.collection
        where bids.auction = auctions.id and bids.collection = auctions.collection
          and orders.status = 'ACTIVE'
        order by bids.value desc limit 1)`.as('highest'),
    ])
    .where(isHoldingByKey)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAuctions>['executeTakeFirstOrThrow']>>

/** Converts a row to an auction. */
export const auctionRecord = (row: Row): AuctionRecord => ({
  id: row.id,
  item: row.item,
  owner: row.owner,
  collection: row.collection,
  currency: row.currency,
  decimals: row.decimals,
  minValue: BigInt(row.min_value),
  start: row.start_at,
  end: row.end_at,
  firstEnd: row.first_end_at,
  updatedAt: row.updated_at,
  hasBids: row.has_bids,
  highest: row.highest === null ? undefined : BigInt(row.highest),
})
