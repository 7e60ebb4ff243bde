import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { getCollectionsOfItemsByCreatorUsingGET } from './getCollectionsOfItemsByCreatorUsingGET.ts'
import { getItemsByIdsDeprecatedUsingPOST } from './getItemsByIdsDeprecatedUsingPOST.ts'
import { getItemsByIdsUsingPOST } from './getItemsByIdsUsingPOST.ts'
import { getRecommendationsByItemUsingPOST } from './getRecommendationsByItemUsingPOST.ts'
import { refreshItemMetaUsingPOST } from './refreshItemMetaUsingPOST.ts'
import { searchCheapestUsingGET } from './searchCheapestUsingGET.ts'
import { searchItemsUsingPOST } from './searchItemsUsingPOST.ts'

/** Calls about items. */
export const ITEM_ROUTES: readonly Route<MarketplaceServices>[] = [
  getCollectionsOfItemsByCreatorUsingGET,
  getItemsByIdsDeprecatedUsingPOST,
  getItemsByIdsUsingPOST,
  getRecommendationsByItemUsingPOST,
  refreshItemMetaUsingPOST,
  searchCheapestUsingGET,
  searchItemsUsingPOST,
]
