import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { queryTraitsUsingGET } from './queryTraitsUsingGET.ts'
import { queryTraitsWithRarityUsingPOST } from './queryTraitsWithRarityUsingPOST.ts'

/** Calls about traits. */
export const TRAIT_ROUTES: readonly Route<MarketplaceServices>[] = [
  queryTraitsUsingGET,
  queryTraitsWithRarityUsingPOST,
]
