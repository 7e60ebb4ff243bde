import type { AuctionStatus } from '@mintline/core/enumerations/marketplace'

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
export interface AuctionFacts {
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
