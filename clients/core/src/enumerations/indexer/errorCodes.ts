/** Indexer: error codes in a 400 response (indexer-api, section 8). */
export const BAD_REQUEST_CODES = ['BAD_REQUEST', 'VALIDATION'] as const

/** Error code in a 400 response. */
export type BadRequestCode = (typeof BAD_REQUEST_CODES)[number]

/** Indexer: error codes in a 404 response (indexer-api, section 8). */
export const NOT_FOUND_CODES = ['NOT_FOUND'] as const

/** Error code in a 404 response. */
export type NotFoundCode = (typeof NOT_FOUND_CODES)[number]

/** Indexer: error codes in a 500 response (indexer-api, section 8). */
export const SERVER_ERROR_CODES = ['UNKNOWN'] as const

/** Error code in a 500 response. */
export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number]

/** Indexer: error codes for failed analytics calls (indexer-api, section 8). */
export const ANALYTICS_ERROR_CODES = ['INVALID_INPUT', 'NOT_FOUND', 'UNKNOWN'] as const

/** Error code for a failed analytics call. */
export type AnalyticsErrorCode = (typeof ANALYTICS_ERROR_CODES)[number]
