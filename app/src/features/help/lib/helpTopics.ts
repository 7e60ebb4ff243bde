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

/** Help by the page's route. */
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

/** Returns the help for a page; an unknown route gets the first page's. */
export function helpTopic(route: string): HelpTopic {
  return TOPICS[route] ?? COLLECTIONS
}
