import type { ItemFacts } from '../../read-model/items/itemFacts.ts'
import type { MarketOwnership } from '../../read-model/ownerships/ownershipModel.ts'
import type { Auction } from '../schemas/auctions.ts'
import type { Ownership } from '../schemas/ownerships.ts'
import { amountOf } from './amount.ts'
import type { FindCurrency } from './currency.ts'
import { listingPrice } from './listingPrice.ts'
import { offerStatus } from './offerStatus.ts'
import { assetOf, sidesOf, soldCopies } from './order.ts'

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
