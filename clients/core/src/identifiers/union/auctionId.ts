import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** An auction: `CHAIN:id`, with any non-empty id. Normal form: unchanged. */
export type AuctionId = Branded<'AuctionId'>

const identifier = defineCompositeIdentifier<AuctionId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_AUCTION_ID'),
})

/** Returns true if the text is an auction id. */
export const isAuctionId: Guard<AuctionId> = identifier.is

/**
 * Asserts that the text is an auction id.
 *
 * @throws `NOT_AUCTION_ID`
 */
export const assertIsAuctionId: Assertion<AuctionId> = identifier.assertIs

/**
 * Returns an auction id in normal form.
 *
 * @throws `NOT_AUCTION_ID` if the text is not valid
 */
export const auctionId: Coercion<AuctionId> = identifier.coerce

/**
 * Parses an auction id into parts in normal form.
 *
 * @throws `NOT_AUCTION_ID` if the text is not valid
 */
export const parseAuctionId = identifier.parse

/**
 * Formats an auction id in normal form from its parts.
 *
 * @throws `NOT_AUCTION_ID` if the parts are not valid
 */
export const formatAuctionId = identifier.format
