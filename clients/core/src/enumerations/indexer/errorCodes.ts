/** Indexer: codes of a response with status 400 (indexer-api, section 8). */
export const BAD_REQUEST_CODES = ['BAD_REQUEST', 'VALIDATION'] as const

/** Code of a response with status 400. */
export type BadRequestCode = (typeof BAD_REQUEST_CODES)[number]

/** Indexer: codes of a response with status 404 (indexer-api, section 8). */
export const NOT_FOUND_CODES = ['NOT_FOUND'] as const

/** Code of a response with status 404. */
export type NotFoundCode = (typeof NOT_FOUND_CODES)[number]

/** Indexer: codes of a response with status 500 (indexer-api, section 8). */
export const SERVER_ERROR_CODES = ['UNKNOWN'] as const

/** Code of a response with status 500. */
export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number]

/** Indexer: codes of a failed analytics call (indexer-api, section 8). */
export const ANALYTICS_ERROR_CODES = ['INVALID_INPUT', 'NOT_FOUND', 'UNKNOWN'] as const

/** Code of a failed analytics call. */
export type AnalyticsErrorCode = (typeof ANALYTICS_ERROR_CODES)[number]
