import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { loadSearchableCollections } from './loadSearchableCollections.ts'
import { loadSearchableItems } from './loadSearchableItems.ts'
import { loadSearchableOwnerships } from './loadSearchableOwnerships.ts'
import { loadSearchableTraits } from './loadSearchableTraits.ts'
import { loadSearchableUsers } from './loadSearchableUsers.ts'

/** Calls that return entities by id, for clients with an index of their own. */
export const SEARCH_FEED_ROUTES: readonly Route<MarketplaceServices>[] = [
  loadSearchableCollections,
  loadSearchableItems,
  loadSearchableOwnerships,
  loadSearchableTraits,
  loadSearchableUsers,
]
