import type { OwnershipSort } from '../../../read-model/ownerships/ownershipOrder.ts'
import type { OwnershipSearch } from '../../../read-model/ownerships/searchOwnerships.ts'
import type { OwnershipFilter } from '../../schemas/searchRequests.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { offersFor } from './offersFor.ts'
import { sellRange } from './sellRange.ts'
import { traitsFor } from './traitsFor.ts'

/**
 * The search that a filter for ownerships asks for. Who searches makes no difference, and nothing is known to be unsuitable
 * for some (`nsfw`).
 */
export function ownershipSearchFor(filter: OwnershipFilter, now: Date): OwnershipSearch {
  const offers = offersFor(filter.statuses, now)
  // Items have no categories here.
  const isNothing = offers?.offers.length === 0 || filter.categories !== undefined
  return {
    blockchains: isNothing ? [] : filter.blockchains,
    owners: oneAndOthers(filter.owner, filter.ownerAddresses),
    collections: filter.collections,
    items: filter.itemIds,
    sell: { ...sellRange(filter), platforms: filter.platforms },
    market: {
      text: filter.text,
      ...traitsFor(filter.traits),
      offers,
      isVerified: filter.verifiedOnly || undefined,
      isHidden: filter.hide,
      isLazy: filter.lazy,
      isReceived: filter.incoming === false ? false : undefined,
    },
  }
}

/** The order that a filter for ownerships asks for. By default, what an owner who is named has pinned comes first. */
export function ownershipSortFor(
  { sort = 'DEFAULT', owner, ownerAddresses }: OwnershipFilter,
  now: Date,
): OwnershipSort {
  switch (sort) {
    case 'DEFAULT':
      return { sort: owner || ownerAddresses ? 'PINNED' : 'LATEST' }
    case 'LOW_PRICE_FIRST':
      return { sort: 'LOWEST_SELL' }
    case 'HIGH_PRICE_FIRST':
      return { sort: 'HIGHEST_SELL' }
    case 'LATEST_CREATED':
      return { sort }
    case 'AUCTION_ENDING_SOON':
      return { sort, now }
    default:
      return { sort: 'LATEST' }
  }
}
