import type {
  OwnershipSearch,
  OwnershipSort,
} from '../../read-model/ownerships/searchOwnerships.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { offersFor, sellRange, traitsFor } from './filters.ts'
import type { OwnershipFilter } from './schemas.ts'

/**
 * Builds the search for an ownership filter. The searching user makes no difference, nor does `nsfw`: items are not
 * flagged as unsuitable.
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

/**
 * Returns the sort order for an ownership filter. Default: ownerships that a named owner has pinned first; without an
 * owner, the latest change first.
 */
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
