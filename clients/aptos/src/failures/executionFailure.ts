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

/**
 * The error for a transaction that a virtual machine refuses.
 *
 * - FUNDS_TOO_LOW, GAS_EXHAUSTED, SEQUENCE_NUMBER_USED, EXPIRATION_PASSED where the reason is one of these.
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
  return new AptosClientError('EXECUTION_FAILED', { status: said, hash })
}
