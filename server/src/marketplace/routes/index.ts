import type { Route } from '../../http/route.ts'
import { ITEM_ROUTES } from './items/index.ts'
import { METRICS_ROUTES } from './metrics/index.ts'
import { ORDER_ROUTES } from './orders/index.ts'
import { OWNERSHIP_ROUTES } from './ownerships/index.ts'
import type { MarketplaceServices } from './route.ts'
import { TRAIT_ROUTES } from './traits/index.ts'

/** The calls of the marketplace that are served. */
export const MARKETPLACE_ROUTES: readonly Route<MarketplaceServices>[] = [
  ...ITEM_ROUTES,
  ...METRICS_ROUTES,
  ...ORDER_ROUTES,
  ...OWNERSHIP_ROUTES,
  ...TRAIT_ROUTES,
]
