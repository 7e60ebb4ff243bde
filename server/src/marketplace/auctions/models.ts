import {
  AUCTION_STATUSES_OF,
  type AuctionRecord,
  auctionStateOf,
} from '../../read-model/auctions/auctionStates.ts'
import { stepAfter } from '../../read-model/auctions/bidSteps.ts'
import { currencyIdOf } from '../../read-model/ids/texts.ts'
import { amountOf } from '../models/amount.ts'
import type { Auction } from './schemas.ts'

/**
 * Converts an auction to version 4. `minStep` is the least by which the next bid has to exceed the highest one.
 *
 * @param basisPoints - share of the highest bid that the next one has to add
 */
export function auctionOf(auction: AuctionRecord, now: Date, basisPoints: number): Auction {
  const { id, decimals, minValue, highest = minValue, start, end, firstEnd } = auction
  const status = AUCTION_STATUSES_OF[auctionStateOf(auction, now)]
  const currencyId = currencyIdOf(auction.currency)
  const priceOf = (value: bigint) => amountOf(`${value}e-${decimals}`)
  return {
    id,
    currency: currencyId,
    currencyId,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    initEndDate: firstEnd.toISOString(),
    extended: end > firstEnd,
    inProgress: status === 'STARTED',
    minPrice: priceOf(minValue),
    minStep: priceOf(stepAfter(highest, basisPoints)),
    status,
    updateDate: auction.updatedAt.toISOString(),
    onChain: false,
  }
}
