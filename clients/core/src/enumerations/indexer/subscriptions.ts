/** Indexer: requests to a stream of changes (indexer-api, section 3). */
export const SUBSCRIPTION_ACTIONS = ['SUBSCRIBE', 'UNSUBSCRIBE'] as const

/** A request to a stream of changes. */
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]
