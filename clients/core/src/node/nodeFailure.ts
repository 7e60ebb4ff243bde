import { isFailedToFetch } from '../async/index.ts'
import { reasonOf, saysNotJson, saysWebPage, statusText } from './nodeReason.ts'

/** Answers of a node that is busy, behind or restarting: asking again may help. */
const PASSING_CODES: ReadonlySet<unknown> = new Set([
  -32603, // internal error
  -32004, // block not available yet
  -32005, // node is behind or unhealthy
  -32014, // block status not available yet
  -32016, // minimum context slot not reached
])

/** Codes by which providers say within an answer what others say by the status of HTTP. */
const STATUS_BY_CODE: ReadonlyMap<unknown, number> = new Map([
  [401, 401],
  [403, 403],
  [429, 429],
  [-32429, 429],
])

/** Words of web3.js, fetch and sockets for requests without an answer, and of nodes in a bad moment. */
const PASSING_TEXT =
  /timed? ?out|econn|epipe|enotfound|eai_again|socket hang up|connection (closed|reset|refused)|terminated|premature close|aborted|network|node is (behind|unhealthy)|minimum context slot|internal error/i

/** Words of nodes that give no status. */
const RATE_LIMIT_TEXT = /too many requests|rate limit/i

/** Names of the errors that hold a code of JSON-RPC: web3.js's, which reads do without, and our own. */
const JSON_RPC_ERRORS: ReadonlySet<string> = new Set(['SolanaJSONRPCError', 'JsonRpcError'])

const TOO_MANY_REQUESTS = 429
const SERVER_ERRORS = 500

/** Whether the same request may be answered if made again. */
export function isPassing(error: unknown): boolean {
  if (error === undefined) return false
  const status = statusOf(error)
  if (status !== undefined) return status === TOO_MANY_REQUESTS || status >= SERVER_ERRORS
  const code = jsonRpcCode(error)
  if (code !== undefined) return PASSING_CODES.has(code)
  if (isFailedToFetch(error)) return true
  const text = textOf(error)
  if (saysNotJson(text)) return !saysWebPage(text)
  return PASSING_TEXT.test(text) || isPassing(causeOf(error))
}

/** Status of HTTP that a failure comes to; undefined where it is of another kind. */
export function statusOf(error: unknown): number | undefined {
  if (error === undefined) return undefined
  const code = jsonRpcCode(error)
  if (code !== undefined) return STATUS_BY_CODE.get(code)
  const text = textOf(error)
  const status = statusText(text)?.status
  if (status !== undefined) return status
  return RATE_LIMIT_TEXT.test(text) ? TOO_MANY_REQUESTS : statusOf(causeOf(error))
}

/** Code of a refusal that a node answered; undefined for what is none. */
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
