/** A mandatory parameter is null or undefined. Nothing has been sent. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError'
  readonly code = 'REQUIRED_PARAMETER_MISSING'
  /** The parameter's name. */
  readonly field: string

  constructor(field: string, operation: string) {
    super(
      `Required parameter requestParameters.${field} was null or undefined when calling ${operation}.`,
    )
    this.field = field
  }
}

/** An unsuccessful answer. */
export class ResponseError<Body = unknown> extends Error {
  override readonly name = 'ResponseError'
  /** The call's name. */
  readonly operation: string
  /** HTTP status. */
  readonly status: number
  /** Parsed body; its text if it is not JSON, undefined if it is empty. */
  readonly body: Body
  readonly headers: Headers

  constructor(operation: string, { status, headers }: Response, body: Body) {
    super(`${operation} was answered with status ${status}${sentenceOf(body)}`)
    this.operation = operation
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/**
 * Returns true if a thrown value is an unsuccessful answer: to any call, or to a given one, whose failures have known
 * bodies.
 */
export function isResponseError<Failure = unknown>(
  error: unknown,
  operation?: { readonly operationName: string; readonly types?: { readonly failure: Failure } },
): error is ResponseError<Failure> {
  const isFailure = error instanceof ResponseError
  return isFailure && (operation === undefined || error.operation === operation.operationName)
}

function sentenceOf(body: unknown): string {
  const isObject = typeof body === 'object' && body !== null
  return isObject && 'message' in body ? `: ${body.message}` : ''
}
