import { BodyTooLarge } from '../async/boundedFetch.ts'
import { isFailedToFetch } from '../async/retry.ts'
import { CoreReadError } from '../errors/coreReadError.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { reasonOf, saysNotJson, saysWebPage, statusText } from './nodeReason.ts'

/** Codes from a busy, lagging or restarting node: a retry may help. */
const TRANSIENT_CODES: ReadonlySet<unknown> = new Set([
  -32603, // internal error
  -32004, // block not available yet
  -32005, // node is behind or unhealthy
  -32014, // block status not available yet
  -32016, // minimum context slot not reached
])

/** JSON-RPC codes that some providers return instead of an HTTP status. */
const STATUS_BY_CODE: ReadonlyMap<unknown, number> = new Map([
  [401, 401],
  [403, 403],
  [429, 429],
  [-32429, 429],
])

/** Texts from web3.js, fetch and sockets for unanswered requests, and from nodes with temporary problems. */
const TRANSIENT_TEXT =
  /timed? ?out|econn|epipe|enotfound|eai_again|socket hang up|connection (closed|reset|refused)|terminated|premature close|aborted|network|node is (behind|unhealthy)|minimum context slot|internal error|answer is incomplete/i

/** Texts from nodes that give no status. */
const RATE_LIMIT_TEXT = /too many requests|rate limit/i

/** Names of errors with a JSON-RPC code. Names, since reads do not load web3.js. */
const JSON_RPC_ERRORS: ReadonlySet<string> = new Set(['SolanaJSONRPCError', 'JsonRpcError'])

const TOO_MANY_REQUESTS = 429
const SERVER_ERRORS = 500

/** Codes for failed node requests. */
export type NodeErrorCode =
  | 'NODE_NOT_AVAILABLE'
  | 'NODE_REFUSED'
  | 'NODE_FORBIDDEN'
  | 'NODE_RATE_LIMITED'

const NODE_ERRORS: ReadonlySet<string> = new Set<NodeErrorCode>([
  'NODE_NOT_AVAILABLE',
  'NODE_REFUSED',
  'NODE_FORBIDDEN',
  'NODE_RATE_LIMITED',
])

type TransientNodeErrorCode = 'NODE_NOT_AVAILABLE' | 'NODE_RATE_LIMITED' | 'BATCH_REQUEST_TIMEOUT'

const TRANSIENT_ERRORS: ReadonlySet<string> = new Set<TransientNodeErrorCode>([
  'NODE_NOT_AVAILABLE',
  'NODE_RATE_LIMITED',
  'BATCH_REQUEST_TIMEOUT',
])

/** Returns true if a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error === undefined) return false
  const status = statusOf(error)
  if (status !== undefined) return status === TOO_MANY_REQUESTS || status >= SERVER_ERRORS
  const code = jsonRpcCode(error)
  if (code !== undefined) return TRANSIENT_CODES.has(code)
  if (isFailedToFetch(error) || error instanceof BodyTooLarge) return true
  const text = textOf(error)
  if (saysNotJson(text)) return !saysWebPage(text)
  return TRANSIENT_TEXT.test(text) || isTransient(causeOf(error))
}

/** Returns a failure's HTTP status, or its equivalent; undefined for other failures. */
export function statusOf(error: unknown): number | undefined {
  if (error === undefined) return undefined
  const code = jsonRpcCode(error)
  if (code !== undefined) return STATUS_BY_CODE.get(code)
  const text = textOf(error)
  const status = statusText(text)?.status
  if (status !== undefined) return status
  return RATE_LIMIT_TEXT.test(text) ? TOO_MANY_REQUESTS : statusOf(causeOf(error))
}

/** Returns a refusal's JSON-RPC code; undefined for other errors. */
function jsonRpcCode(error: unknown): unknown {
  const isRefusal = error instanceof Error && JSON_RPC_ERRORS.has(error.name) && 'code' in error
  return isRefusal ? error.code : undefined
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : reasonOf(error)
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

/** Returns true for a failed node request, whatever the reason. */
export function isNodeError(error: unknown): error is MintlineError<NodeErrorCode> {
  return isMintlineError(error) && NODE_ERRORS.has(error.code)
}

/** Returns true for a transient error: the node does not respond, is unreachable, busy, lagging, or limits requests. */
export function isTransientNodeError(
  error: unknown,
): error is MintlineError<TransientNodeErrorCode> {
  return isMintlineError(error) && TRANSIENT_ERRORS.has(error.code)
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
