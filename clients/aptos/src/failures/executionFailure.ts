import type { CoinUnit } from '@mintline/core/amounts'
import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { moduleAborted } from './moduleAbort.ts'
import { parseVmStatus } from './vmStatus.ts'

/** Context for a transaction that was not executed, or failed. */
export interface ExecutionContext {
  /** Drop machine address in its normal form. */
  readonly publisher: string
  /** The sending wallet's address. */
  readonly wallet: string
  readonly coin: CoinUnit
  /** Gas limit in units; undefined = unknown. */
  readonly gas?: bigint | undefined
  /** Undefined if it was not sent. */
  readonly hash?: string | undefined
}

/** Abort and status names for wallets that cannot pay. */
const LOW_FUNDS = /INSUFFICIENT_BALANCE/
const NUMBER_USED = /SEQUENCE_NUMBER_TOO_OLD/i
const EXPIRED = /TRANSACTION_EXPIRED/
const GAS = /OUT_OF_GAS|MAX_GAS_UNITS|GAS_LIMIT/
/** Statuses for a transaction that exceeds a limit on bytes, computation, or state reads and writes. */
const TOO_LARGE = /EXCEEDED_MAX_TRANSACTION_SIZE|LIMIT_REACHED|LIMIT_EXCEEDED|payload too large/i
/** Statuses for keys that are no longer, or not yet, an account's. */
const OTHER_KEY = /INVALID_AUTH_KEY|INVALID_SIGNATURE/
/** Mempool code: another transaction has the same sequence number. */
const NUMBER_WAITING = /^invalid_transaction_update/
const GAS_PRICE = /GAS_UNIT_PRICE/

/**
 * Returns the error for a transaction that a virtual machine refuses.
 *
 * - FUNDS_TOO_LOW, GAS_EXHAUSTED, SEQUENCE_NUMBER_USED, EXPIRATION_PASSED for these reasons.
 * - EXECUTION_LIMIT_EXCEEDED, WALLET_KEY_REPLACED, WALLET_TRANSACTION_WAITING, GAS_PRICE_CHANGED likewise.
 * - MODULE_ABORTED if a module refuses it.
 * - EXECUTION_FAILED for anything else.
 *
 * @param said The transaction's `vm_status`, or the message from a node that does not accept it.
 */
export function executionFailure(said: string, context: ExecutionContext): MintlineError {
  const { publisher, wallet, coin, gas, hash } = context
  const status = parseVmStatus(said)
  if (status.type === 'abort') {
    const aborted = moduleAborted(status, publisher, hash)
    const isShort = LOW_FUNDS.test(aborted.context.name ?? '')
    return isShort ? new CoreError('FUNDS_TOO_LOW', { wallet, coin }, { cause: aborted }) : aborted
  }
  if (status.type === 'out-of-gas' || GAS.test(said)) {
    return new CoreError('GAS_EXHAUSTED', { gas, hash })
  }
  if (LOW_FUNDS.test(said)) return new CoreError('FUNDS_TOO_LOW', { wallet, coin })
  if (NUMBER_USED.test(said)) return new AptosClientError('SEQUENCE_NUMBER_USED', { wallet })
  if (EXPIRED.test(said)) return new AptosClientError('EXPIRATION_PASSED', { hash })
  if (TOO_LARGE.test(said)) return new AptosClientError('EXECUTION_LIMIT_EXCEEDED', { hash })
  if (OTHER_KEY.test(said)) return new AptosClientError('WALLET_KEY_REPLACED', { wallet })
  if (NUMBER_WAITING.test(said))
    return new AptosClientError('WALLET_TRANSACTION_WAITING', { wallet })
  if (GAS_PRICE.test(said)) return new AptosClientError('GAS_PRICE_CHANGED', {})
  return new AptosClientError('EXECUTION_FAILED', { status: said, hash })
}

/** Returns true if a transaction needs more than Aptos allows in one, whoever sends it. */
export function exceedsLimits(error: unknown): boolean {
  return (
    isMintlineError(error, 'EXECUTION_LIMIT_EXCEEDED') || isMintlineError(error, 'GAS_EXHAUSTED')
  )
}
