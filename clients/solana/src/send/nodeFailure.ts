import { isFailedToFetch } from '@mintline/core'

/** Answers of a node that is busy, behind or restarting: asking again may help. */
const PASSING_CODES: readonly unknown[] = [
  -32603, // internal error
  -32004, // block not available yet
  -32005, // node is behind or unhealthy
  -32014, // block status not available yet
  -32016, // minimum context slot not reached
]

/** What web3.js, fetch and sockets say of requests without an answer, and nodes of a bad moment. */
const PASSING_TEXT =
  /(^|error: )(429|5\d\d)\b|too many requests|rate limit|timed? ?out|econn|epipe|enotfound|eai_again|socket hang up|connection (closed|reset|refused)|terminated|premature close|aborted|network|node is (behind|unhealthy)|minimum context slot|internal error|unexpected (end|token)/i

/** Names of the errors that hold a code of JSON-RPC: web3.js's, which reads do without, and our own. */
const JSON_RPC_ERRORS: ReadonlySet<string> = new Set(['SolanaJSONRPCError', 'JsonRpcError'])

/** Whether the same request may be answered if made again. */
export function isPassing(error: unknown): boolean {
  const code = jsonRpcCode(error)
  if (code !== undefined) return PASSING_CODES.includes(code)
  if (isFailedToFetch(error)) return true
  return PASSING_TEXT.test(reasonOf(error)) || hasPassingCause(error)
}

/** What an error says, in a line. */
export function reasonOf(error: unknown): string {
  const refusal = transactionRefusal(error)
  if (refusal !== undefined) return refusal
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n', 1)[0] ?? ''
}

/** Code of a refusal that a node answered; undefined for what is none. */
function jsonRpcCode(error: unknown): unknown {
  const isRefusal = error instanceof Error && JSON_RPC_ERRORS.has(error.name) && 'code' in error
  return isRefusal ? error.code : undefined
}

/** What the node said in web3.js's error of a transaction, which has advice for programmers too. */
function transactionRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error && 'transactionError' in error)) return undefined
  const { transactionError: told } = error
  if (typeof told !== 'object' || told === null || !('message' in told)) return undefined
  return typeof told.message === 'string' ? told.message : undefined
}

function hasPassingCause(error: unknown): boolean {
  return error instanceof Error && error.cause !== undefined && isPassing(error.cause)
}
