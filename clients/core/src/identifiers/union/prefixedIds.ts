import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Branded, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, refusal, writePrefixed } from './prefixed.ts'

/** An order: `CHAIN:id`, with any non-empty id. Normal form: unchanged. */
export type OrderId = Branded<'OrderId'>

const orders = defineCompositeIdentifier<OrderId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_ORDER_ID'),
})

/** Returns true if the text is an order id. */
export const isOrderId: Guard<OrderId> = orders.is

/**
 * Asserts that the text is an order id.
 *
 * @throws `NOT_ORDER_ID`
 */
export const assertIsOrderId: Assertion<OrderId> = orders.assertIs

/**
 * Returns an order id in normal form.
 *
 * @throws `NOT_ORDER_ID` if the text is not valid
 */
export const orderId: Coercion<OrderId> = orders.coerce

/**
 * Parses an order id into parts in normal form.
 *
 * @throws `NOT_ORDER_ID` if the text is not valid
 */
export const parseOrderId = orders.parse

/**
 * Formats an order id in normal form from its parts.
 *
 * @throws `NOT_ORDER_ID` if the parts are not valid
 */
export const formatOrderId = orders.format

/** An activity: `CHAIN:id`, with any non-empty id. Normal form: unchanged. */
export type ActivityId = Branded<'ActivityId'>

const activities = defineCompositeIdentifier<ActivityId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_ACTIVITY_ID'),
})

/** Returns true if the text is an activity id. */
export const isActivityId: Guard<ActivityId> = activities.is

/**
 * Asserts that the text is an activity id.
 *
 * @throws `NOT_ACTIVITY_ID`
 */
export const assertIsActivityId: Assertion<ActivityId> = activities.assertIs

/**
 * Returns an activity id in normal form.
 *
 * @throws `NOT_ACTIVITY_ID` if the text is not valid
 */
export const activityId: Coercion<ActivityId> = activities.coerce

/**
 * Parses an activity id into parts in normal form.
 *
 * @throws `NOT_ACTIVITY_ID` if the text is not valid
 */
export const parseActivityId = activities.parse

/**
 * Formats an activity id in normal form from its parts.
 *
 * @throws `NOT_ACTIVITY_ID` if the parts are not valid
 */
export const formatActivityId = activities.format

/** An auction: `CHAIN:id`, with any non-empty id. Normal form: unchanged. */
export type AuctionId = Branded<'AuctionId'>

const auctions = defineCompositeIdentifier<AuctionId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_AUCTION_ID'),
})

/** Returns true if the text is an auction id. */
export const isAuctionId: Guard<AuctionId> = auctions.is

/**
 * Asserts that the text is an auction id.
 *
 * @throws `NOT_AUCTION_ID`
 */
export const assertIsAuctionId: Assertion<AuctionId> = auctions.assertIs

/**
 * Returns an auction id in normal form.
 *
 * @throws `NOT_AUCTION_ID` if the text is not valid
 */
export const auctionId: Coercion<AuctionId> = auctions.coerce

/**
 * Parses an auction id into parts in normal form.
 *
 * @throws `NOT_AUCTION_ID` if the text is not valid
 */
export const parseAuctionId = auctions.parse

/**
 * Formats an auction id in normal form from its parts.
 *
 * @throws `NOT_AUCTION_ID` if the parts are not valid
 */
export const formatAuctionId = auctions.format

/**
 * A contract on a blockchain: `CHAIN:address`, with any non-empty address. Only the blockchain is checked; a
 * `UnionContractAddress` also has an address in its format.
 */
export type ContractAddress = Branded<'ContractAddress'>

const contracts = defineCompositeIdentifier<ContractAddress, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_CONTRACT_ADDRESS'),
})

/** Returns true if the text is a contract address. */
export const isContractAddress: Guard<ContractAddress> = contracts.is

/**
 * Asserts that the text is a contract address.
 *
 * @throws `NOT_CONTRACT_ADDRESS`
 */
export const assertIsContractAddress: Assertion<ContractAddress> = contracts.assertIs

/**
 * Returns a contract address in normal form.
 *
 * @throws `NOT_CONTRACT_ADDRESS` if the text is not valid
 */
export const contractAddress: Coercion<ContractAddress> = contracts.coerce

/**
 * Parses a contract address into parts in normal form.
 *
 * @throws `NOT_CONTRACT_ADDRESS` if the text is not valid
 */
export const parseContractAddress = contracts.parse

/**
 * Formats a contract address in normal form from its parts.
 *
 * @throws `NOT_CONTRACT_ADDRESS` if the parts are not valid
 */
export const formatContractAddress = contracts.format
