/** An error for the log: only selected fields, since library errors may contain requests with secrets. */
export interface LoggedError {
  readonly type: string
  /** Node's, PostgreSQL's, or the server's own code; undefined = none. */
  readonly code?: string
  readonly message: string
  readonly stack?: string
  readonly cause?: LoggedError
  /** Errors in an AggregateError. */
  readonly errors?: readonly LoggedError[]
}

/** Maximum depth of nested causes. */
const DEPTH = 5

/** Returns the parts of an error to log. */
export function loggedError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutUrls(String(error)) }
  const { name, message, stack, cause } = error
  const inner = depth > 0 && error instanceof AggregateError ? error.errors : undefined
  return {
    type: name,
    ...('code' in error && error.code !== undefined && { code: String(error.code) }),
    message: withoutUrls(message),
    ...(stack !== undefined && { stack: withoutUrls(stack) }),
    ...(depth > 0 && cause !== undefined && { cause: loggedError(cause, depth - 1) }),
    ...(inner && { errors: inner.map((each: unknown) => loggedError(each, depth - 1)) }),
  }
}

/** Redacts URLs in a text, leaving only their hosts, since the rest may have a key or a password. */
export function withoutUrls(text: string): string {
  return text.replace(/\b(?:https?|wss?|postgres(?:ql)?):\/\/\S+/g, (url) =>
    URL.canParse(url) ? new URL(url).host : 'a URL',
  )
}
