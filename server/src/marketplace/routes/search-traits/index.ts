import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { queryTraits } from './queryTraits.ts'
import { queryTraitsWithRarity } from './queryTraitsWithRarity.ts'
import { searchTraits } from './searchTraits.ts'

/** Calls that search traits. */
export const SEARCH_TRAIT_ROUTES: readonly Route<MarketplaceServices>[] = [
  queryTraits,
  queryTraitsWithRarity,
  searchTraits,
]
