import type { ErrorCode, MintlineError } from '@mintline/core/errors'

/** Error codes for transactions that have landed and failed, or that another one has replaced. */
const ENDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'CONTRACT_REFUSED',
  'CONTRACT_REFUSED_UNKNOWN',
  'GAS_EXHAUSTED',
  'TRANSACTION_FAILED',
  'TRANSACTION_REPLACED',
  'TRANSACTION_CANCELLED',
])

/**
 * Returns true if a node shows that a transaction with this error has ended. A refusal without a hash tells nothing
 * about bytes that were sent before: it may be due to their having landed.
 */
export function hasEnded({ code, context }: MintlineError): boolean {
  return ENDED.has(code) && 'hash' in context && context.hash !== undefined
}
