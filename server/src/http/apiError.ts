import { ANSWERS, type AnswerKind } from '../errors/answers.ts'

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
  readonly kind: AnswerKind
  readonly statusCode: number
  /** Response headers. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    kind: AnswerKind,
    message: string,
    {
      headers = {},
      ...options
    }: ErrorOptions & { headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.statusCode = ANSWERS[kind].status
    this.headers = headers
  }

  /** Returns the response body, with the code for analytics or for all other calls. */
  body(isAnalytics: boolean): ApiErrorBody {
    const kind: { code: string; analytics?: string } = ANSWERS[this.kind]
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
