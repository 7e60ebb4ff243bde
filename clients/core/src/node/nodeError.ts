import { CoreReadError } from '../errors/coreReadError.ts'
import { isMintlineError, type MintlineError } from '../errors/index.ts'
import { isTransient, statusOf } from './nodeFailure.ts'
import { reasonOf } from './nodeReason.ts'

/** Codes for failed node requests. */
export type NodeErrorCode =
  | 'NODE_NOT_AVAILABLE'
  | 'NODE_REFUSED'
  | 'NODE_FORBIDDEN'
  | 'NODE_RATE_LIMITED'

const CODES: ReadonlySet<string> = new Set<NodeErrorCode>([
  'NODE_NOT_AVAILABLE',
  'NODE_REFUSED',
  'NODE_FORBIDDEN',
  'NODE_RATE_LIMITED',
])

type TransientNodeErrorCode = 'NODE_NOT_AVAILABLE' | 'NODE_RATE_LIMITED' | 'BATCH_REQUEST_TIMEOUT'

const TRANSIENT_CODES: ReadonlySet<string> = new Set<TransientNodeErrorCode>([
  'NODE_NOT_AVAILABLE',
  'NODE_RATE_LIMITED',
  'BATCH_REQUEST_TIMEOUT',
])

/** Returns true for a failed node request, whatever the reason. */
export function isNodeError(error: unknown): error is MintlineError<NodeErrorCode> {
  return isMintlineError(error) && CODES.has(error.code)
}

/** Returns true for a transient error: the node does not respond, is unreachable, busy, lagging, or limits requests. */
export function isTransientNodeError(
  error: unknown,
): error is MintlineError<TransientNodeErrorCode> {
  return isMintlineError(error) && TRANSIENT_CODES.has(error.code)
}

/** Creates the error for a failed node request. */
export function nodeError(method: string, cause: unknown): MintlineError<NodeErrorCode> {
  const context = { method, reason: reasonOf(cause) }
  const status = statusOf(cause)
  if (status === 401 || status === 403) {
    return new CoreReadError('NODE_FORBIDDEN', { ...context, status }, { cause })
  }
  if (status === 429) {
    return new CoreReadError('NODE_RATE_LIMITED', { ...context, status }, { cause })
  }
  const code = isTransient(cause) ? 'NODE_NOT_AVAILABLE' : 'NODE_REFUSED'
  return new CoreReadError(code, context, { cause })
}
