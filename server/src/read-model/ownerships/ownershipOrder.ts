import type { OwnershipSearchSort } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { type AuctionSort, byAuctionEnd } from '../auctions/byAuctionEnd.ts'
import type { PriceFilter } from '../search/priceFilter.ts'
import { byChange, byCondition, byPrice, byValue, type SortOrder } from '../search/sections.ts'
import { isMarked } from './marketOwnerships.ts'

/** Sort order for ownerships: the indexer's orders, pinned first, latest acquired first, or by the end of auctions. */
export type OwnershipSort =
  | { readonly sort: OwnershipSearchSort | 'PINNED' | 'LATEST_CREATED' }
  | AuctionSort

/** Search conditions that affect the order. */
interface OrderedSearch {
  readonly sell: PriceFilter
  readonly collections?: readonly CollectionIdParts[] | undefined
}

/** Returns the sort order for a search. */
export function ownershipOrder(
  sorted: OwnershipSort,
  { sell, collections }: OrderedSearch,
): SortOrder {
  const name = `ownerships.search.${sorted.sort}`
  switch (sorted.sort) {
    case 'LATEST':
      return byChange(name, 'desc')
    case 'EARLIEST':
      return byChange(name, 'asc')
    case 'HIGHEST_SELL':
      return byPrice(name, 'desc', 'ownerships.sell', sell.currency !== undefined)
    case 'LOWEST_SELL':
      return byPrice(name, 'asc', 'ownerships.sell', sell.currency !== undefined)
    case 'PINNED':
      return byCondition(name, isMarked('PIN'))
    case 'LATEST_CREATED':
      return byValue(name, 'desc', 'time', sql.ref('ownerships.created_at'), sql`true`)
    case 'AUCTION_ENDING_SOON':
      return byAuctionEnd('ownerships', name, sorted, collections)
  }
}
