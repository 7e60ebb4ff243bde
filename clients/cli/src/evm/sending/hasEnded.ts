import type { ErrorCode, MintlineError } from '@mintline/core'

/** Codes of transactions that have landed and failed, or cannot land any more. */
const ENDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'CONTRACT_REFUSED',
  'CONTRACT_REFUSED_UNKNOWN',
  'GAS_EXHAUSTED',
  'TRANSACTION_FAILED',
  'TRANSACTION_REPLACED',
  'TRANSACTION_CANCELLED',
])

/** True if a transaction with this error has ended; otherwise it may still land. */
export function hasEnded({ code }: MintlineError): boolean {
  return ENDED.has(code)
}
