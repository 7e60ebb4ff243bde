import { isMintlineError } from '@mintline/core/errors'
import { isTransient, JsonRpcError, NodeIsBehind } from '@mintline/core/node'
import { walkWalletError } from '@mintline/core/signing'
import { BaseError, type HttpRequestError } from 'viem'

/** Error text for a passing failure, for core's `askNode`. */
export const INCOMPLETE = 'its answer is incomplete'

/** JSON-RPC code for a reverted call. */
const REVERTED = 3

/** Messages from nodes that lack a block which the caller knows to exist. */
const BLOCK_MISSING =
  /^(?:header|block) not found|unknown block|block height|block ?out ?of ?range/i

/**
 * Converts a viem error to one that core's `askNode` understands, without viem's advice for programmers.
 * Returns other errors unchanged.
 */
export function nodeFailure(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error
  const late = error.walk((each) => isMintlineError(each, 'BATCH_REQUEST_TIMEOUT'))
  if (late !== null) return late
  const cause = error
  const http = error.walk(isHttpFailure)
  if (isHttpFailure(http)) {
    if (http.status === undefined) return unanswered(http.cause)
    return new Error(`${http.status} ${http.details}`, { cause })
  }
  if (error.walk((each) => isNamed(each, 'TimeoutError')) !== null) {
    return new Error('timed out', { cause })
  }
  if (error.walk((each) => isNamed(each, 'SocketClosedError')) !== null) {
    return new Error('connection closed', { cause })
  }
  if (error.walk((each) => isNamed(each, 'ResponseBodyTooLargeError')) !== null) {
    return new Error(INCOMPLETE, { cause })
  }
  if (error.walk((each) => isNamed(each, 'BlockNotFoundError')) !== null) return new NodeIsBehind()
  // From a provider whose own request got no answer.
  const own = error.walk((each) => !(each instanceof BaseError))
  if (own instanceof Error && codeOf(own) === undefined && isTransient(own)) return own
  const refusal = refusalIn(error)
  if (refusal && BLOCK_MISSING.test(refusal.details)) return new NodeIsBehind()
  if (refusal) return new JsonRpcError({ code: refusal.code, message: refusal.details }, { cause })
  return new Error(error.details || error.shortMessage, { cause })
}

/** Returns true if a node refused the request, or a contract the call, so that a retry would not help. */
export function isRefused(error: unknown): boolean {
  const failure = nodeFailure(error)
  return failure instanceof JsonRpcError && !isTransient(failure)
}

/** Returns the error for a request with no answer, or an unreadable one. */
function unanswered(cause: unknown): unknown {
  return cause instanceof SyntaxError ? cause : new TypeError('fetch failed', { cause })
}

function isHttpFailure(error: unknown): error is HttpRequestError {
  return isNamed(error, 'HttpRequestError')
}

/** Compares names, since each class would bring other parts of viem into pages that only read. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof BaseError && error.name === name
}

/** Returns the innermost error with a JSON-RPC code; wallets use their own error classes. */
function refusalIn(error: BaseError): { code: number; details: string } | undefined {
  const found = error.walk((each) => each instanceof BaseError && typeof codeOf(each) === 'number')
  if (!(found instanceof BaseError)) return undefined
  // Wallets wrap a revert in an internal error, which would be retried.
  const isReverted = walkWalletError(error).codes.includes(REVERTED)
  const code = isReverted ? REVERTED : Number(codeOf(found))
  return { code, details: found.details || found.shortMessage }
}

function codeOf(error: object): unknown {
  return 'code' in error ? error.code : undefined
}
