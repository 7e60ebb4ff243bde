import type { HelpTopic } from './helpTopic.ts'
import { ADMINISTRATION } from './topics/administration.ts'
import { ALLOWLISTS } from './topics/allowlists.ts'
import { COLLECTION_ACTIVITY } from './topics/collectionActivity.ts'
import { COLLECTIONS } from './topics/collections.ts'
import { DEPLOY } from './topics/deploy.ts'
import { HOLDERS } from './topics/holders.ts'
import { ITEMS } from './topics/items.ts'
import { OVERVIEW } from './topics/overview.ts'
import { PHASES } from './topics/phases.ts'
import { SETTINGS } from './topics/settings.ts'
import { TRANSACTIONS } from './topics/transactions.ts'

/** Help by the address of the page, as the router names it. */
const TOPICS: Readonly<Record<string, HelpTopic>> = {
  '/': COLLECTIONS,
  '/deploy': DEPLOY,
  '/transactions': TRANSACTIONS,
  '/settings': SETTINGS,
  '/collections/$collection/': OVERVIEW,
  '/collections/$collection/phases': PHASES,
  '/collections/$collection/allowlists': ALLOWLISTS,
  '/collections/$collection/items': ITEMS,
  '/collections/$collection/activity': COLLECTION_ACTIVITY,
  '/collections/$collection/holders': HOLDERS,
  '/collections/$collection/administration': ADMINISTRATION,
}

/** Help with a page; an unknown address gets that of the first page. */
export function helpTopic(route: string): HelpTopic {
  return TOPICS[route] ?? COLLECTIONS
}
