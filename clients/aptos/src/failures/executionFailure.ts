import { type CoinUnit, CoreError, type MintlineError } from '@mintline/core'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { moduleAborted } from './moduleAbort.ts'
import { parseVmStatus } from './vmStatus.ts'

/** Context of a transaction that was not executed, or failed. */
export interface ExecutionContext {
  /** Address of the drop machine in its normal form. */
  readonly publisher: string
  /** Address of the sending wallet. */
  readonly wallet: string
  readonly coin: CoinUnit
  /** Gas limit in units; undefined = not known. */
  readonly gas?: bigint | undefined
  /** Undefined if it was not sent. */
  readonly hash?: string | undefined
}

/** Names of aborts and statuses of wallets that cannot pay. */
const LOW_FUNDS = /INSUFFICIENT_BALANCE/
const NUMBER_USED = /SEQUENCE_NUMBER_TOO_OLD/i
const EXPIRED = /TRANSACTION_EXPIRED/
const GAS = /OUT_OF_GAS|MAX_GAS_UNITS|GAS_LIMIT/
/** Statuses for what is more than a transaction may do: in bytes, computation, or reads and writes of the state. */
const TOO_LARGE = /EXCEEDED_MAX_TRANSACTION_SIZE|LIMIT_REACHED|LIMIT_EXCEEDED|payload too large/i
/** Statuses for keys that are no longer, or not yet, those of an account. */
const OTHER_KEY = /INVALID_AUTH_KEY|INVALID_SIGNATURE/
/** Code of a mempool that has another transaction with the same number. */
const NUMBER_WAITING = /^invalid_transaction_update/
const GAS_PRICE = /GAS_UNIT_PRICE/

/**
 * The error for a transaction that a virtual machine refuses.
 *
 * - FUNDS_TOO_LOW, GAS_EXHAUSTED, SEQUENCE_NUMBER_USED, EXPIRATION_PASSED where the reason is one of these.
 * - EXECUTION_LIMIT_EXCEEDED, WALLET_KEY_REPLACED, WALLET_TRANSACTION_WAITING, GAS_PRICE_CHANGED likewise.
 * - MODULE_ABORTED where a module refuses it.
 * - EXECUTION_FAILED for anything else.
 *
 * @param said `vm_status` of the transaction, or the message of a node that does not take it.
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
