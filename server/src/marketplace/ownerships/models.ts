import type { ItemFacts } from '../../read-model/items/itemFacts.ts'
import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import type { MarketOwnership } from '../../read-model/ownerships/ownershipModel.ts'
import type { Auction } from '../auctions/schemas.ts'
import type { FindCurrency } from '../currencies/models.ts'
import { amountOf } from '../models/amount.ts'
import { assetOf, offerStatus, sidesOf, soldCopies } from '../orders/models.ts'
import type { Ownership } from './schemas.ts'

/** Returns a listing's price per copy in its currency and in ether; `priceEth` is undefined without a rate. */
export function listingPrice(listing: OrderModel, findCurrency: FindCurrency) {
  const { currencyId } = sidesOf(listing)
  const price = amountOf(listing.makePrice ?? '0')
  const rate = findCurrency(currencyId)?.rateEth
  return { currencyId, price, priceEth: rate === undefined ? undefined : price * rate }
}

/** An ownership with the other parts that version 4 shows. */
export interface OwnershipWithParts {
  readonly ownership: MarketOwnership
  /** Facts about its item, with the marks by its owner. */
  readonly facts: ItemFacts
  /** Undefined = no auction, or it is over. */
  readonly auction: Auction | undefined
}

/**
 * Converts an ownership to version 4. Its best listing offers `selling` copies in all, of which some are `sold`; the
 * owner can still deliver those in `stock`.
 */
export function ownershipOf(
  { ownership, facts, auction }: OwnershipWithParts,
  findCurrency: FindCurrency,
): Ownership {
  const { id, blockchain, itemId, collection, tokenId, owner } = ownership
  return {
    id,
    blockchain,
    itemId,
    token: collection,
    tokenId,
    owner,
    value: amountOf(ownership.value),
    lazyValue: amountOf(ownership.lazyValue),
    date: ownership.lastUpdatedAt,
    pending: ownership.pending,
    categories: [],
    blacklisted: facts.blacklisted,
    verified: facts.verified,
    hide: facts.isHidden,
    pin: facts.pinnedAt,
    likes: facts.likes,
    auction,
    status: offerStatus(ownership.bestSellOrder, auction),
    ...saleOf(ownership.bestSellOrder, findCurrency),
  }
}

function saleOf(listing: MarketOwnership['bestSellOrder'], findCurrency: FindCurrency) {
  if (listing === undefined) return { selling: 0, sold: 0, stock: 0 }
  const { take } = sidesOf(listing)
  return {
    platform: listing.platform,
    buyToken: take.token,
    buyTokenId: take.tokenId,
    ...listingPrice(listing, findCurrency),
    selling: amountOf(assetOf(listing.make).value),
    sold: soldCopies(listing),
    stock: amountOf(listing.makeStock),
  }
}
