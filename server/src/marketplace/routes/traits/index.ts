import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { queryTraitsUsingGET } from './queryTraitsUsingGET.ts'
import { queryTraitsWithRarityUsingPOST } from './queryTraitsWithRarityUsingPOST.ts'

/** The calls of traits that are served. */
export const TRAIT_ROUTES: readonly Route<MarketplaceServices>[] = [
  queryTraitsUsingGET,
  queryTraitsWithRarityUsingPOST,
]
