import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import type { AuctionRecord } from '../../read-model/auctions/auctionRecord.ts'
import { auctionFault } from './auctionFault.ts'
import { isDearer, isSame } from './checkUpdate.ts'
import type { OrderChecks } from './orderRules.ts'
import { timesFault } from './timesFault.ts'

/** The terms of an order that is not signed yet. Amounts are in base units. */
export interface DraftTerms {
  readonly makeValue: bigint
  readonly takeValue: bigint
  readonly currency: Buffer
  /** Unix seconds; 0 = none. */
  readonly end: bigint
}

/** The order that a draft would update. */
export interface DraftedUpdate extends DraftTerms {
  readonly isCompleted: boolean
  /** True where it gives the platform another fee than orders have to now. */
  readonly hasOtherFee: boolean
}

/** Facts about a draft, by which it is refused or not. */
export interface DraftFacts {
  readonly side: OrderType
  readonly terms: DraftTerms
  /** Amount that is paid, in base units. */
  readonly price: bigint
  /** True where that is the coin of the blockchain, which an exchange cannot take from a maker. */
  readonly isCoin: boolean
  /** The auction that concerns it. */
  readonly auction: AuctionRecord | undefined
  /** Undefined = it is a new one. */
  readonly known: DraftedUpdate | undefined
  /** True if the maker has another active order of its kind for the same item in the same currency. */
  readonly hasOther: boolean
  /** True for a bid on any item of a collection in which anybody mints. */
  readonly isOnShared: boolean
}

type DraftFault = Exclude<OrderValidationResult, 'SUCCESS'>

/** The first reason for which an order would be refused, in the order of marketplace-models 6. */
export function draftFault(
  facts: DraftFacts,
  checks: Pick<OrderChecks, 'now' | 'limits'> & { readonly at: Date },
): DraftFault | undefined {
  const { side, terms, price, isCoin, auction, known } = facts
  if (price <= 0n) return 'ZERO_OR_NEGATIVE_PRICE'
  const isInAuction = side === 'BID' && auction !== undefined
  const times = timesFault(terms.end, { ...checks, isInAuction })
  if (times) return times
  if (known && terms.end < known.end) return 'EXPIRATION_DATE_DECREASED'
  if (known?.hasOtherFee) return 'INCORRECT_FEE'
  if (side === 'BID' && isCoin) return 'BID_WITH_ETH'
  const offered = { side, currency: terms.currency, value: price }
  const auctioned = auction && auctionFault(auction, offered, checks.at)
  if (auctioned) return auctioned
  if (known === undefined && facts.hasOther) return 'CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED'
  const updated = known && updateFault(side, known, terms)
  if (updated) return updated
  return facts.isOnShared ? 'FLOOR_BID_ON_SHARED_COLLECTION' : undefined
}

function updateFault(
  side: OrderType,
  known: DraftedUpdate,
  terms: DraftTerms,
): DraftFault | undefined {
  // Amounts of two currencies have no order.
  if (!terms.currency.equals(known.currency)) return 'UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED'
  if (isDearer(known, terms)) {
    return side === 'SELL'
      ? 'UPDATE_ERROR_SELL_PRICE_IS_INCREASED'
      : 'UPDATE_ERROR_BID_PRICE_IS_DECREASED'
  }
  if (isSame(known, terms)) return 'UPDATE_ERROR_PRICE_IS_EQUAL'
  if (terms.makeValue < known.makeValue) return 'UPDATE_ERROR_VALUE_IS_DECREASED'
  return known.isCompleted ? 'UPDATE_ERROR_PREVIOUS_IS_COMPLETED' : undefined
}
