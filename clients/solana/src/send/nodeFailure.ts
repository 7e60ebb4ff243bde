import { isFailedToFetch } from '@mintline/core'
import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js'

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

/** Whether the same request may be answered if made again. */
export function isPassing(error: unknown): boolean {
  if (error instanceof SolanaJSONRPCError) return PASSING_CODES.includes(error.code)
  if (isFailedToFetch(error)) return true
  return PASSING_TEXT.test(reasonOf(error)) || hasPassingCause(error)
}

/** What an error says, in a line. */
export function reasonOf(error: unknown): string {
  if (error instanceof SendTransactionError) return error.transactionError.message
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n', 1)[0] ?? ''
}

function hasPassingCause(error: unknown): boolean {
  return error instanceof Error && error.cause !== undefined && isPassing(error.cause)
}
