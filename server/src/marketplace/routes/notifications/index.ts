import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { getNotificationsByOwnerUsingPOST } from './getNotificationsByOwnerUsingPOST.ts'

/** Calls about notifications. */
export const NOTIFICATION_ROUTES: readonly Route<MarketplaceServices>[] = [
  getNotificationsByOwnerUsingPOST,
]
