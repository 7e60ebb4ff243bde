/** Indexer: orders of what is reconciled (indexer-api, section 3). */
export const SYNC_SORTS = ['DB_UPDATE_ASC', 'DB_UPDATE_DESC'] as const

/** An order of what is reconciled. */
export type SyncSort = (typeof SYNC_SORTS)[number]

/** Indexer: what is reconciled (indexer-api, section 3). */
export const SYNC_TYPES = ['ORDER', 'NFT'] as const

/** What is reconciled. */
export type SyncType = (typeof SYNC_TYPES)[number]
