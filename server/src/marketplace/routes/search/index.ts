import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { searchItems } from './searchItems.ts'
import { searchOwnerships } from './searchOwnerships.ts'

/** The searches of the search service. */
export const SEARCH_ROUTES: readonly Route<MarketplaceServices>[] = [searchItems, searchOwnerships]
