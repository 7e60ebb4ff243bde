import { withoutUrls } from './withoutUrls.ts'

/** An error for the log: a selection, since errors of libraries may have requests with their secrets. */
export interface LoggedError {
  readonly type: string
  /** Of Node, PostgreSQL, or the server's own; undefined = none. */
  readonly code?: string
  readonly message: string
  readonly stack?: string
  readonly cause?: LoggedError
  /** Errors that are one together. */
  readonly errors?: readonly LoggedError[]
}

/** Causes of causes that are kept. */
const DEPTH = 5

/** The parts of an error that are logged. */
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
