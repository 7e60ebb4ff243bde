/** Indexer: sort orders of a reconciliation (indexer-api, section 3). */
export const SYNC_SORTS = ['DB_UPDATE_ASC', 'DB_UPDATE_DESC'] as const

/** A sort order of a reconciliation. */
export type SyncSort = (typeof SYNC_SORTS)[number]

/** Indexer: records that are reconciled (indexer-api, section 3). */
export const SYNC_TYPES = ['ORDER', 'NFT'] as const

/** A record that is reconciled. */
export type SyncType = (typeof SYNC_TYPES)[number]
