import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { getCollectionsOfOwnershipsByOwnerOrUserUsingGET } from './getCollectionsOfOwnershipsByOwnerOrUserUsingGET.ts'
import { getItemOwnershipsUsingGET } from './getItemOwnershipsUsingGET.ts'
import { getItemOwnershipsUsingPOST } from './getItemOwnershipsUsingPOST.ts'
import { getOwnershipOrdersUsingPOST } from './getOwnershipOrdersUsingPOST.ts'
import { getOwnershipOrderUsingGET } from './getOwnershipOrderUsingGET.ts'
import { getOwnershipsByIdsDeprecatedUsingPOST } from './getOwnershipsByIdsDeprecatedUsingPOST.ts'
import { getOwnershipsByIdsUsingPOST } from './getOwnershipsByIdsUsingPOST.ts'
import { getOwnershipUsingGET } from './getOwnershipUsingGET.ts'
import { getUserOwnershipsbyItemIdsUsingPOST } from './getUserOwnershipsbyItemIdsUsingPOST.ts'
import { getWalletOwnershipsbyItemIdsUsingPOST } from './getWalletOwnershipsbyItemIdsUsingPOST.ts'

/** Calls about ownerships. */
export const OWNERSHIP_ROUTES: readonly Route<MarketplaceServices>[] = [
  getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
  getItemOwnershipsUsingGET,
  getItemOwnershipsUsingPOST,
  getOwnershipOrderUsingGET,
  getOwnershipOrdersUsingPOST,
  getOwnershipUsingGET,
  getOwnershipsByIdsDeprecatedUsingPOST,
  getOwnershipsByIdsUsingPOST,
  getUserOwnershipsbyItemIdsUsingPOST,
  getWalletOwnershipsbyItemIdsUsingPOST,
]
