/** Indexer: sort orders for reconciliation (indexer-api, section 3). */
export const SYNC_SORTS = ['DB_UPDATE_ASC', 'DB_UPDATE_DESC'] as const

/** A sort order for reconciliation. */
export type SyncSort = (typeof SYNC_SORTS)[number]

/** Indexer: record types to reconcile (indexer-api, section 3). */
export const SYNC_TYPES = ['ORDER', 'NFT'] as const

/** A record type to reconcile. */
export type SyncType = (typeof SYNC_TYPES)[number]
