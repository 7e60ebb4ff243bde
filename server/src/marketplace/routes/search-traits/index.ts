import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { queryTraits } from './queryTraits.ts'
import { queryTraitsWithRarity } from './queryTraitsWithRarity.ts'
import { searchTraits } from './searchTraits.ts'

/** The calls of traits in the search. */
export const SEARCH_TRAIT_ROUTES: readonly Route<MarketplaceServices>[] = [
  queryTraits,
  queryTraitsWithRarity,
  searchTraits,
]
