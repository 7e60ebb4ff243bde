import type {
  OwnershipSearch,
  OwnershipSort,
} from '../../../read-model/ownerships/searchOwnerships.ts'
import type { OwnershipFilter } from '../../schemas/searchRequests.ts'
import { offersFor } from './offersFor.ts'
import { sellRange } from './sellRange.ts'
import { traitsFor } from './traitsFor.ts'

/**
 * The search that a filter for ownerships asks for. Who searches makes no difference, and nothing is known to be unsuitable
 * for some (`nsfw`).
 */
export function ownershipSearchFor(filter: OwnershipFilter): OwnershipSearch {
  const isOffered = offersFor(filter.statuses)
  const { owner, ownerAddresses = [] } = filter
  const owners = [...(owner ? [owner] : []), ...ownerAddresses]
  // Items have no categories here.
  const isNothing = isOffered.length === 0 || filter.categories !== undefined
  return {
    blockchains: isNothing ? [] : filter.blockchains,
    owners: owners.length === 0 ? undefined : owners,
    collections: filter.collections,
    items: filter.itemIds,
    sell: { ...sellRange(filter), platforms: filter.platforms },
    market: {
      text: filter.text,
      ...traitsFor(filter.traits),
      onSale: isOffered.length === 1 ? isOffered[0] : undefined,
      isVerified: filter.verifiedOnly || undefined,
      isHidden: filter.hide,
      isLazy: filter.lazy,
      isReceived: filter.incoming === false ? false : undefined,
    },
  }
}

/** The order that a filter for ownerships asks for. By default, what an owner who is named has pinned comes first. */
export function ownershipSortFor({
  sort = 'DEFAULT',
  owner,
  ownerAddresses,
}: OwnershipFilter): OwnershipSort {
  switch (sort) {
    case 'DEFAULT':
      return owner || ownerAddresses ? 'PINNED' : 'LATEST'
    case 'LOW_PRICE_FIRST':
      return 'LOWEST_SELL'
    case 'HIGH_PRICE_FIRST':
      return 'HIGHEST_SELL'
    case 'LATEST_CREATED':
      return 'LATEST_CREATED'
    default:
      return 'LATEST'
  }
}
