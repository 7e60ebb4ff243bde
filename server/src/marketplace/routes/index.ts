import type { Route } from '../../http/route.ts'
import { METRICS_ROUTES } from './metrics/index.ts'
import type { MarketplaceServices } from './route.ts'

/** The calls of the marketplace that are served. */
export const MARKETPLACE_ROUTES: readonly Route<MarketplaceServices>[] = [...METRICS_ROUTES]
