import type { FindCurrency } from '../currencies/models.ts'
import { amountOf } from '../models/amount.ts'
import { offerStatus } from '../orders/models.ts'
import type { OwnershipWithParts } from '../ownerships/models.ts'
import { listingPrice } from '../ownerships/models.ts'
import type { SearchableCollection, SearchableOwnership } from './schemas.ts'

/** An ownership with the other parts that searches show. */
export interface SearchableOwnershipParts extends OwnershipWithParts {
  readonly collection: SearchableCollection
}

/** Builds an ownership for searches. */
export function searchableOwnershipOf(
  { ownership, facts, auction, collection }: SearchableOwnershipParts,
  findCurrency: FindCurrency,
): SearchableOwnership {
  const { id, blockchain, itemId, tokenId, owner, bestSellOrder: listing } = ownership
  return {
    id,
    blockchain,
    itemId,
    token: ownership.collection,
    tokenId,
    collection,
    owner: { id: owner },
    // Searches do not show owners who hold nothing any more.
    deleted: false,
    blacklisted: facts.blacklisted,
    verified: facts.verified,
    hide: facts.isHidden || facts.unlisted,
    value: amountOf(ownership.value),
    date: ownership.lastUpdatedAt,
    protocolCreatedAt: ownership.createdAt,
    categories: [],
    version: ownership.version,
    auctionEndDate: auction?.endDate,
    status: offerStatus(listing, auction),
    ...saleOf(listing, findCurrency),
  }
}

function saleOf(
  listing: OwnershipWithParts['ownership']['bestSellOrder'],
  findCurrency: FindCurrency,
) {
  if (listing === undefined) return { stock: 0 }
  const { currencyId: currency, ...price } = listingPrice(listing, findCurrency)
  return {
    stock: amountOf(listing.makeStock),
    orderSource: listing.platform,
    currency,
    ...price,
  }
}
