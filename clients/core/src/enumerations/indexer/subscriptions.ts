/** Indexer: what is asked of a stream of changes (indexer-api, section 3). */
export const SUBSCRIPTION_ACTIONS = ['SUBSCRIBE', 'UNSUBSCRIBE'] as const

/** What is asked of a stream of changes. */
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]
