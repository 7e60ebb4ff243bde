import { ServerError } from '../../errors/serverError.ts'
import type { AuctionRecord } from '../../read-model/auctions/auctionStates.ts'
import { collectionIdOf, currencyIdOf, orderIdOf } from '../../read-model/ids/texts.ts'
import { fieldInvalid } from '../parse/parseParts.ts'
import { type BidChecks, leastBid } from './auctionFault.ts'
import type { FoundFacts } from './orderFacts.ts'
import { conflictFault, type OrderConflict } from './orderFault.ts'

/**
 * Checks that an order does not conflict with auctions, other orders, its currency or its collection.
 *
 * @throws `ORDER_FIELD_INVALID`, `AUCTION_RULE_BROKEN`, `OTHER_ORDER_ACTIVE`, `ORDER_CANCELED`, `ORDER_INVALID_UPDATE`,
 * `COLLECTION_SHARED`
 */
export function checkConflicts(facts: FoundFacts, checks: BidChecks): void {
  const fault = conflictFault(facts, checks)
  if (fault) throw ERRORS[fault](facts, checks)
}

/** Creates the error for a rule that an update breaks. */
const updating =
  (rule: string) =>
  ({ knownRow }: FoundFacts) =>
    new ServerError('ORDER_INVALID_UPDATE', { id: idOf(knownRow), rule })

/** Creates the error for a rule in the item's auction. */
const auctioned =
  (ruleOf: (auction: AuctionRecord, limits: BidChecks['limits']) => string) =>
  ({ auction }: FoundFacts, { limits }: BidChecks) =>
    new ServerError('AUCTION_RULE_BROKEN', { rule: ruleOf(stated(auction), limits) })

const ERRORS: Readonly<Record<OrderConflict, (facts: FoundFacts, checks: BidChecks) => Error>> = {
  EXPIRATION_DATE_DECREASED: updating('its end may not change'),
  EXPIRATION_DATE_TOO_FAR: updating('its end may not change'),
  INCORRECT_FEE: updating('gives the platform another fee than orders have to now'),
  BID_WITH_ETH: () =>
    fieldInvalid('make.assetType.@type', 'must be ERC20: native currency cannot be bid'),
  SAVING_ORDER_AUCTION_EXISTS: auctioned(() => 'delete the auction before you list the item'),
  SAVING_BID_AUCTION_NOT_IN_PROGRESS: auctioned(
    ({ start, end }) => `it takes bids from ${start.toISOString()} to ${end.toISOString()}`,
  ),
  SAVING_BID_AUCTION_CURRENCY_ERROR: auctioned(
    ({ currency }) => `bid in ${currencyIdOf(currency)}`,
  ),
  SAVING_BID_AUCTION_MIN_PRICE_ERROR: auctioned(
    ({ minValue }) => `bid ${minValue} base units at least`,
  ),
  SAVING_BID_AUCTION_PRICE_CHANGE_ERROR: auctioned(
    (auction, limits) =>
      `somebody has bid ${auction.highest}, so bid ${leastBid(auction, limits)} base units at least`,
  ),
  CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED: ({ otherRow }) =>
    new ServerError('OTHER_ORDER_ACTIVE', { id: idOf(otherRow) }),
  UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED: updating('its currency may not change'),
  UPDATE_ERROR_SELL_PRICE_IS_INCREASED: updating('its price may not rise'),
  UPDATE_ERROR_BID_PRICE_IS_DECREASED: updating('its price may not fall'),
  UPDATE_ERROR_PRICE_IS_EQUAL: updating('has this price already'),
  UPDATE_ERROR_VALUE_IS_DECREASED: updating('its make value may not become less'),
  UPDATE_ERROR_PREVIOUS_IS_COMPLETED: (facts) =>
    facts.knownRow?.cancelled
      ? new ServerError('ORDER_CANCELED', { id: idOf(facts.knownRow) })
      : updating('filled, so that it cannot change')(facts),
  FLOOR_BID_ON_SHARED_COLLECTION: ({ order }) =>
    new ServerError('COLLECTION_SHARED', { collection: collectionIdOf(order.collection) }),
}

const idOf = (row: FoundFacts['knownRow']) => orderIdOf(stated(row).id)

/** Returns a fact that exists whenever its rule is broken. */
function stated<Fact>(fact: Fact | undefined): Fact {
  if (fact === undefined) throw new Error('A rule was broken by what is not there')
  return fact
}
