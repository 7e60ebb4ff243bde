import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { getCheapestItems } from './getCheapestItems.ts'
import { getCheapestItemsByCurrencyRate } from './getCheapestItemsByCurrencyRate.ts'
import { getItemRecommendations } from './getItemRecommendations.ts'
import { searchCollections } from './searchCollections.ts'
import { searchCollectionsOfItems } from './searchCollectionsOfItems.ts'
import { searchItems } from './searchItems.ts'
import { searchOwnerships } from './searchOwnerships.ts'
import { searchUsers } from './searchUsers.ts'

/** Calls that search. */
export const SEARCH_ROUTES: readonly Route<MarketplaceServices>[] = [
  getCheapestItems,
  getCheapestItemsByCurrencyRate,
  searchCollections,
  searchCollectionsOfItems,
  getItemRecommendations,
  searchItems,
  searchOwnerships,
  searchUsers,
]
