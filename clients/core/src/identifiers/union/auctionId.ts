import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** An auction: `CHAIN:id`, with any id that is not empty. It is its own normal form. */
export type AuctionId = Branded<'AuctionId'>

const identifier = defineCompositeIdentifier<AuctionId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_AUCTION_ID'),
})

/** True if a text is an auction id. */
export const isAuctionId: Guard<AuctionId> = identifier.is

/**
 * Asserts that a text is an auction id.
 *
 * @throws `NOT_AUCTION_ID`
 */
export const assertIsAuctionId: Assertion<AuctionId> = identifier.assertIs

/**
 * An auction id in its normal form.
 *
 * @throws `NOT_AUCTION_ID` when the text is not valid
 */
export const auctionId: Coercion<AuctionId> = identifier.coerce

/**
 * The parts of an auction id, in their normal forms.
 *
 * @throws `NOT_AUCTION_ID` when the text is not valid
 */
export const parseAuctionId = identifier.parse

/**
 * The auction id made of these parts, in its normal form.
 *
 * @throws `NOT_AUCTION_ID` when they do not make one
 */
export const formatAuctionId = identifier.format
