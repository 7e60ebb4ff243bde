/** Indexer: change stream requests (indexer-api, section 3). */
export const SUBSCRIPTION_ACTIONS = ['SUBSCRIBE', 'UNSUBSCRIBE'] as const

/** A change stream request. */
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]
