/** Failures that callers are told about, with their status and code; analytics calls have a code of their own for some. */
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
 * Kind of a failure. `notAvailable` is what this server never does, `unavailable` what it cannot do now, `busy` what it
 * cannot do besides all that it does.
 */
export type ApiErrorKind = keyof typeof KINDS

/** Body of every answer that is no success. */
export interface ApiErrorBody {
  readonly code: string
  readonly message: string
}

const NAME = 'ApiError'

/**
 * A failure that the caller is told about. Its message is sent as it is: one sentence, nothing of the server's insides.
 * Every other error that a handler throws becomes a 500 without its message.
 */
export class ApiError extends Error {
  override readonly name = NAME
  readonly kind: ApiErrorKind
  readonly statusCode: number
  /** Headers of the answer. */
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

  /** The body of the answer, in the codes of analytics or of all other calls. */
  body(isAnalytics: boolean): ApiErrorBody {
    const kind: { code: string; analytics?: string } = KINDS[this.kind]
    return { code: (isAnalytics ? kind.analytics : undefined) ?? kind.code, message: this.message }
  }
}

/** True for a failure that the caller is told about. */
export function isApiError(error: unknown): error is ApiError {
  // By name, not by class: a route that is loaded later may come with a copy of its own, as it does in tests.
  return error instanceof Error && error.name === NAME
}

/** A refusal by the rules of a call, with a code of its own: 400 with `success: false`. */
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
 * Absence of something that the server needs, such as its database: the caller may try again.
 *
 * @param retryAfter seconds until then
 */
export class UnavailableError extends ApiError {
  constructor(retryAfter = 5) {
    const message = `The server lacks something for the moment. Try again in ${retryAfter} seconds`
    super('unavailable', message, { headers: { 'Retry-After': String(retryAfter) } })
  }
}
