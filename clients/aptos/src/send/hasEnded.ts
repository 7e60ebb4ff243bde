import type { ErrorCode, MintlineError } from '@mintline/core/errors'

/** Error codes for transactions that have failed, or can no longer land, according to a node. */
const ENDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'MODULE_ABORTED',
  'EXECUTION_FAILED',
  'GAS_EXHAUSTED',
  'FUNDS_TOO_LOW',
  'EXECUTION_LIMIT_EXCEEDED',
  'WALLET_KEY_REPLACED',
  'WALLET_TRANSACTION_WAITING',
  'GAS_PRICE_CHANGED',
  'SEQUENCE_NUMBER_USED',
  'EXPIRATION_PASSED',
])

/** Returns true if a transaction with this error has ended; otherwise it may still land. */
export function hasEnded({ code }: MintlineError): boolean {
  return ENDED.has(code)
}
