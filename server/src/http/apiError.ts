/** Failures that callers see, with status and code; for some, analytics calls have their own code. */
const KINDS = {
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
 * Failure kind. `notAvailable` = this server never does it, `unavailable` = it cannot now, `busy` = it cannot under its
 * current load.
 */
export type ApiErrorKind = keyof typeof KINDS

/** Body of every failed answer. */
export interface ApiErrorBody {
  readonly code: string
  readonly message: string
}

const NAME = 'ApiError'

/**
 * A failure that the caller sees. Its message is sent as is: one sentence, without server internals. Every other error
 * that a handler throws becomes a 500 without its message.
 */
export class ApiError extends Error {
  override readonly name = NAME
  readonly kind: ApiErrorKind
  readonly statusCode: number
  /** Response headers. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    kind: ApiErrorKind,
    message: string,
    {
      headers = {},
      ...options
    }: ErrorOptions & { headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.statusCode = KINDS[kind].status
    this.headers = headers
  }

  /** Returns the response body, with the code for analytics or for all other calls. */
  body(isAnalytics: boolean): ApiErrorBody {
    const kind: { code: string; analytics?: string } = KINDS[this.kind]
    return { code: (isAnalytics ? kind.analytics : undefined) ?? kind.code, message: this.message }
  }
}

/** Returns true for a failure that the caller sees. */
export function isApiError(error: unknown): error is ApiError {
  // Checks the name, not the class: a lazily loaded route may bring its own copy, as it does in tests.
  return error instanceof Error && error.name === NAME
}

/** A refusal by a call's own rules, with its own code: 400 with `success: false`. */
export class RefusedError extends ApiError {
  readonly code: string

  constructor(code: string, message: string) {
    super('validation', message)
    this.code = code
  }

  override body(): ApiErrorBody & { readonly success: false } {
    return { code: this.code, message: this.message, success: false }
  }
}

/**
 * Something that the server needs is missing, such as its database: the caller may retry.
 *
 * @param retryAfter seconds until then
 */
export class UnavailableError extends ApiError {
  constructor(retryAfter = 5) {
    const message = `The server lacks something for the moment. Try again in ${retryAfter} seconds`
    super('unavailable', message, { headers: { 'Retry-After': String(retryAfter) } })
  }
}
