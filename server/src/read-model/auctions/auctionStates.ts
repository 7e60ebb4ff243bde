import type { AuctionStatus } from '@mintline/core/enumerations/marketplace'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { distinctKeys } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { ItemPlace } from '../items/marketItemVersions.ts'
import type { Reader } from '../reader.ts'

/** State of an ownership's auction: `BID_ON` = started, with bids; `WON` = ended, with bids. */
export type AuctionState = 'NONE' | 'NOT_STARTED' | 'STARTED' | 'BID_ON' | 'ENDED' | 'WON'

/** An event in an auction; the clock starts and ends auctions. */
export type AuctionEvent = 'create' | 'delete' | 'start' | 'bid' | 'end'

/** The next state for each event that may happen in a state. */
export const AUCTION_STATES: {
  readonly [State in AuctionState]: Readonly<Partial<Record<AuctionEvent, AuctionState>>>
} = {
  NONE: { create: 'NOT_STARTED' },
  NOT_STARTED: { delete: 'NONE', start: 'STARTED' },
  STARTED: { delete: 'NONE', bid: 'BID_ON', end: 'ENDED' },
  BID_ON: { bid: 'BID_ON', end: 'WON' },
  // A new auction replaces one that is over.
  ENDED: { create: 'NOT_STARTED', delete: 'NONE' },
  WON: { create: 'NOT_STARTED' },
}

/** The states as the APIs show them. */
export const AUCTION_STATUSES_OF: Readonly<Record<Exclude<AuctionState, 'NONE'>, AuctionStatus>> = {
  NOT_STARTED: 'NOT_STARTED',
  STARTED: 'STARTED',
  BID_ON: 'STARTED',
  ENDED: 'ENDED',
  WON: 'ENDED',
}

/** The facts that determine an auction's state. */
interface AuctionFacts {
  readonly start: Date
  readonly end: Date
  readonly hasBids: boolean
}

/** Returns an auction's state at a time; undefined = no auction. */
export function auctionStateOf(auction: AuctionFacts, now: Date): Exclude<AuctionState, 'NONE'>
export function auctionStateOf(auction: AuctionFacts | undefined, now: Date): AuctionState
export function auctionStateOf(auction: AuctionFacts | undefined, now: Date): AuctionState {
  if (auction === undefined) return 'NONE'
  const { start, end, hasBids } = auction
  if (now < start) return 'NOT_STARTED'
  if (now < end) return hasBids ? 'BID_ON' : 'STARTED'
  return hasBids ? 'WON' : 'ENDED'
}

/** Returns true if an auction has ended, so that a new one may replace it. */
export const isOver = (auction: AuctionFacts, now: Date): boolean =>
  AUCTION_STATES[auctionStateOf(auction, now)].create !== undefined

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

const auctionRows = rowsByKeys((reader, items, collections) =>
  selectAuctions(reader)
    .where('auctions.item', '=', anyOf(items))
    .where('auctions.collection', '=', anyOf(collections)),
)

/** Returns the auctions by the items' holders; an item with one copy has at most one. */
export async function auctionsOfItems(
  reader: Reader,
  places: readonly ItemPlace[],
): Promise<AuctionRecord[]> {
  const collections = distinctKeys(places.map(({ collection }) => collection))
  const items = places.map(({ item }) => item)
  return (await auctionRows(reader, items, collections)).map(auctionRecord)
}
