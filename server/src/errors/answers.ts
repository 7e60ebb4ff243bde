/** HTTP status and code by failure; `analytics` is the analytics calls' own code, if it differs. */
export const ANSWERS = {
  badRequest: { status: 400, code: 'BAD_REQUEST', analytics: 'INVALID_INPUT' },
  validation: { status: 400, code: 'VALIDATION', analytics: 'INVALID_INPUT' },
  unauthorized: { status: 401, code: 'UNAUTHORIZED' },
  forbidden: { status: 403, code: 'FORBIDDEN' },
  notFound: { status: 404, code: 'NOT_FOUND' },
  methodNotAllowed: { status: 405, code: 'METHOD_NOT_ALLOWED' },
  timeout: { status: 408, code: 'REQUEST_TIMEOUT' },
  bodyTooLarge: { status: 413, code: 'BODY_TOO_LARGE' },
  mediaType: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  tooManyRequests: { status: 429, code: 'TOO_MANY_REQUESTS' },
  headersTooLarge: { status: 431, code: 'HEADERS_TOO_LARGE' },
  unknown: { status: 500, code: 'UNKNOWN' },
  notAvailable: { status: 501, code: 'UNKNOWN' },
  unavailable: { status: 503, code: 'UNAVAILABLE' },
  busy: { status: 503, code: 'UNAVAILABLE' },
} as const satisfies Record<string, { status: number; code: string; analytics?: string }>

/**
 * Kind of a failed answer. `notAvailable` = this server never does it, `unavailable` = it cannot now, `busy` = it cannot
 * under its current load.
 */
export type AnswerKind = keyof typeof ANSWERS

/** Lets callers see a message: with another, they only learn that the server failed. */
export function answered<Worded extends (context: never) => string>(
  answer: AnswerKind,
  message: Worded,
): Worded {
  return Object.assign(message, { answer })
}
