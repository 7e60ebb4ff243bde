import type { AuctionStatus } from '@mintline/core/enumerations/marketplace'

/**
 * State of the auction of an ownership: `BID_ON` = it has started and somebody has bid, `WON` = it has ended with bids.
 */
export type AuctionState = 'NONE' | 'NOT_STARTED' | 'STARTED' | 'BID_ON' | 'ENDED' | 'WON'

/** Something that happens to an auction; the clock starts and ends it. */
export type AuctionEvent = 'create' | 'delete' | 'start' | 'bid' | 'end'

/** The state after each event that may happen in a state. */
export const AUCTION_STATES: {
  readonly [State in AuctionState]: Readonly<Partial<Record<AuctionEvent, AuctionState>>>
} = {
  NONE: { create: 'NOT_STARTED' },
  NOT_STARTED: { delete: 'NONE', start: 'STARTED' },
  STARTED: { delete: 'NONE', bid: 'BID_ON', end: 'ENDED' },
  BID_ON: { bid: 'BID_ON', end: 'WON' },
  // The next auction takes the place of one that is over.
  ENDED: { create: 'NOT_STARTED', delete: 'NONE' },
  WON: { create: 'NOT_STARTED' },
}

/** The states as interfaces show them. */
export const AUCTION_STATUSES_OF: Readonly<Record<Exclude<AuctionState, 'NONE'>, AuctionStatus>> = {
  NOT_STARTED: 'NOT_STARTED',
  STARTED: 'STARTED',
  BID_ON: 'STARTED',
  ENDED: 'ENDED',
  WON: 'ENDED',
}

/** Facts about an auction, from which its state follows. */
export interface AuctionFacts {
  readonly start: Date
  readonly end: Date
  readonly hasBids: boolean
}

/** The state of an auction at a time; undefined stands for none. */
export function auctionStateOf(auction: AuctionFacts, now: Date): Exclude<AuctionState, 'NONE'>
export function auctionStateOf(auction: AuctionFacts | undefined, now: Date): AuctionState
export function auctionStateOf(auction: AuctionFacts | undefined, now: Date): AuctionState {
  if (auction === undefined) return 'NONE'
  const { start, end, hasBids } = auction
  if (now < start) return 'NOT_STARTED'
  if (now < end) return hasBids ? 'BID_ON' : 'STARTED'
  return hasBids ? 'WON' : 'ENDED'
}

/** True for an auction that has ended: another one may take its place. */
export const isOver = (auction: AuctionFacts, now: Date): boolean =>
  AUCTION_STATES[auctionStateOf(auction, now)].create !== undefined
