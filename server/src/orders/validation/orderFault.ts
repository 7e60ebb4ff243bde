import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import { SIDES } from '../../database/orderKinds.ts'
import type { AuctionRecord } from '../../read-model/auctions/auctionStates.ts'
import type { Market } from '../placed/markets.ts'
import { auctionFault, type BidChecks } from './auctionFault.ts'
import { timesFault } from './checkTimes.ts'
import { isDearer, isSame } from './checkUpdate.ts'
import type { OrderChecks } from './orderRules.ts'

/** Terms by which an order is compared with others. Amounts are in base units. */
export interface OfferedTerms {
  readonly makeValue: bigint
  readonly takeValue: bigint
  readonly currency: Buffer
  /** Unix seconds; 0 = none. */
  readonly end: bigint
}

/** The order that another one would update. */
export interface KnownTerms extends OfferedTerms {
  readonly isCompleted: boolean
  /** True if it gives the platform another fee than orders must pay now. */
  readonly hasOtherFee: boolean
}

/** Facts that decide whether an order, signed or not yet, is refused. */
export interface OrderFacts {
  readonly side: OrderType
  readonly terms: OfferedTerms
  /** True if it pays in the blockchain's coin, which an exchange cannot take from a maker. */
  readonly isCoin: boolean
  /** The auction that concerns it. */
  readonly auction: AuctionRecord | undefined
  /** Undefined = a new order. */
  readonly known: KnownTerms | undefined
  /** True if the maker has another active order on the same side for the same item in the same currency. */
  readonly hasOther: boolean
  /** True for a bid on any item in a collection where anybody mints. */
  readonly isOnShared: boolean
}

/** Why an order is refused, in the marketplace's codes. */
export type OrderFault = Exclude<OrderValidationResult, 'SUCCESS'>

/** A reason that does not follow from the order alone. */
export type OrderConflict = Exclude<
  OrderFault,
  | 'ZERO_OR_NEGATIVE_PRICE'
  | 'EXPIRATION_DATE_REQUIRED'
  | 'EXPIRATION_DATE_PASSED'
  | 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
>

/** Returns the first reason why an order is refused, in the sequence of marketplace-models 6; undefined = none. */
export function orderFault(
  facts: OrderFacts,
  { markets, ...checks }: FaultChecks,
): OrderFault | undefined {
  if (priceOf(facts) <= 0n) return 'ZERO_OR_NEGATIVE_PRICE'
  const auction = SIDES[facts.side].isListing ? undefined : facts.auction
  const faults = markets.map((market) =>
    timesFault(facts.terms.end, { ...checks, market, auction }),
  )
  const isTaken = faults.includes(undefined)
  return (isTaken ? undefined : faults[0]) ?? conflictFault(facts, checks)
}

/** Settings to check an unsigned order with. */
interface FaultChecks extends Pick<OrderChecks, 'now' | 'limits'> {
  readonly at: Date
  /** Contracts that may trade it. It passes if one accepts its end. */
  readonly markets: readonly Market[]
}

/** Returns the first conflict with auctions, other orders, the currency or the collection; undefined = none. */
export function conflictFault(facts: OrderFacts, checks: BidChecks): OrderConflict | undefined {
  const { side, terms, isCoin, auction, known } = facts
  if (known && terms.end !== known.end) {
    // An update ends with the order that it updates, neither sooner nor later.
    return terms.end < known.end ? 'EXPIRATION_DATE_DECREASED' : 'EXPIRATION_DATE_TOO_FAR'
  }
  if (known?.hasOtherFee) return 'INCORRECT_FEE'
  if (!SIDES[side].isListing && isCoin) return 'BID_WITH_ETH'
  const offered = { side, currency: terms.currency, value: priceOf(facts) }
  const auctioned = auction && auctionFault(auction, offered, checks)
  if (auctioned) return auctioned
  if (known === undefined && facts.hasOther) return 'CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED'
  const updated = known && updateFault(side, known, terms)
  if (updated) return updated
  return facts.isOnShared ? 'FLOOR_BID_ON_SHARED_COLLECTION' : undefined
}

const priceOf = ({ side, terms }: OrderFacts) => terms[`${SIDES[side].money}Value`]

function updateFault(
  side: OrderType,
  known: KnownTerms,
  terms: OfferedTerms,
): OrderConflict | undefined {
  // Amounts in two currencies cannot be compared.
  if (!terms.currency.equals(known.currency)) return 'UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED'
  if (isDearer(known, terms)) {
    return SIDES[side].isListing
      ? 'UPDATE_ERROR_SELL_PRICE_IS_INCREASED'
      : 'UPDATE_ERROR_BID_PRICE_IS_DECREASED'
  }
  if (isSame(known, terms)) return 'UPDATE_ERROR_PRICE_IS_EQUAL'
  if (terms.makeValue < known.makeValue) return 'UPDATE_ERROR_VALUE_IS_DECREASED'
  return known.isCompleted ? 'UPDATE_ERROR_PREVIOUS_IS_COMPLETED' : undefined
}
