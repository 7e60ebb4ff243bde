import * as calls from '../../calls/collections.ts'
import { routeOnFirstCall } from '../route.ts'
import { getCollectionByOwnerUsingGET } from './getCollectionByOwnerUsingGET.ts'
import { getCollectionFloorBidsUsingGET } from './getCollectionFloorBidsUsingGET.ts'
import { getCollectionsByIdsUsingPOST } from './getCollectionsByIdsUsingPOST.ts'
import { getCollectionsByMinterDeprecatedUsingGET } from './getCollectionsByMinterDeprecatedUsingGET.ts'
import { getCollectionsByMinterUsingGET } from './getCollectionsByMinterUsingGET.ts'
import { getCollectionsByOwnerUsingGET } from './getCollectionsByOwnerUsingGET.ts'
import { getCollectionUsingGET } from './getCollectionUsingGET.ts'
import { refreshItemsMetaUsingPOST } from './refreshItemsMetaUsingPOST.ts'
import { saveCollectionSettingsUsingPOST } from './saveCollectionSettingsUsingPOST.ts'
import { searchCollectionsUsingPOST } from './searchCollectionsUsingPOST.ts'

/** Calls about collections. */
export const COLLECTION_ROUTES = [
  // It loads viem.
  routeOnFirstCall(calls.claimOwnership, () => import('./claimOwnership.ts')),
  getCollectionByOwnerUsingGET,
  getCollectionFloorBidsUsingGET,
  getCollectionsByIdsUsingPOST,
  getCollectionsByMinterDeprecatedUsingGET,
  getCollectionsByMinterUsingGET,
  getCollectionsByOwnerUsingGET,
  getCollectionUsingGET,
  refreshItemsMetaUsingPOST,
  saveCollectionSettingsUsingPOST,
  searchCollectionsUsingPOST,
]
