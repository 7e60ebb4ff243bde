import { COLLECTION_TOPICS } from './collectionTopics.ts'
import { CONSOLE_TOPICS } from './consoleTopics.ts'
import type { HelpTopic } from './helpTopic.ts'

/** Help by the page's route. */
const TOPICS: Readonly<Record<string, HelpTopic>> = { ...CONSOLE_TOPICS, ...COLLECTION_TOPICS }

/** Returns the help for a page; an unknown route gets the first page's. */
export function helpTopic(route: string): HelpTopic {
  return TOPICS[route] ?? CONSOLE_TOPICS['/']
}
