import type { UserTransactionResponse } from '@aptos-labs/ts-sdk'
import {
  type AskOptions,
  awaitOutcome,
  type CoinUnit,
  isMintlineError,
  type MintlineError,
} from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { isVmRefusal, refusalIn } from '../chain/nodeAnswer.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import { POLLING_INTERVAL } from './confirmTransaction.ts'
import { fetchNumbered } from './fetchNumbered.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { ConfirmOptions, SignedTransaction } from './sendOptions.ts'
import { submit } from './submit.ts'

/** A signed transaction to bring to an end. */
export interface FollowedTransaction extends SignedTransaction {
  /** Address of the wallet that signed it. */
  readonly sender: string
  readonly sequenceNumber: bigint
  /** Unix seconds from which it can no longer be executed. */
  readonly expiresAt: bigint
}

/** Address of the drop machine, whose aborts are known by their codes, and the coin of the network. */
export interface FollowContext {
  readonly publisher: string
  readonly coin: CoinUnit
}

/** Outcome of a transaction. */
export type FollowedOutcome =
  | { readonly status: 'confirmed'; readonly transaction: UserTransactionResponse }
  /** Executed without effect, or not executed at all where there is no transaction. */
  | {
      readonly status: 'failed'
      readonly transaction: UserTransactionResponse | undefined
      readonly error: MintlineError
    }
  /** It can no longer be executed, and is not known to have been. */
  | {
      readonly status: 'expired'
      /** True if another transaction has its number, so that it was certainly not executed. */
      readonly isReplaced: boolean
      readonly error: MintlineError
    }

/**
 * Sends a signed transaction until its outcome is known: its bytes can be executed once only, so they are sent again
 * wherever a node does not have them. One that may have been sent before is looked up first.
 *
 * @throws PROMI_EVENT_TIMEOUT where no node answers for 30 minutes.
 * @throws NODE_REFUSED, NODE_FORBIDDEN for another reason than the transaction, whose outcome is not known then.
 */
export function followTransaction(
  connection: AptosConnection,
  input: FollowedTransaction & FollowContext & { readonly mayBeOut: boolean },
  options: ConfirmOptions = {},
): Promise<FollowedOutcome> {
  const { pollingInterval = POLLING_INTERVAL } = options
  let isFirst = !input.mayBeOut
  const look = async (ask: AskOptions) => {
    if (!isFirst) {
      const found = await fetchTransaction(connection, input.hash, ask)
      if (found === 'pending') return undefined
      if (found) return outcomeOf(found, input)
      const { now } = await fetchLedger(connection, ask)
      if (now >= input.expiresAt) return expired(input)
    }
    isFirst = false
    return await send(connection, input, ask)
  }
  return awaitOutcome(look, { ...options, pollingInterval })
}

/** Undefined = sent. */
async function send(
  connection: AptosConnection,
  input: FollowedTransaction & FollowContext,
  options: AskOptions,
): Promise<FollowedOutcome | undefined> {
  try {
    await submit(connection, input, options)
    return undefined
  } catch (cause) {
    const said = refusalIn(cause)
    // Nobody knows what other refusals mean for the transaction.
    if (said === undefined || !isVmRefusal(cause)) throw cause
    const { sender: wallet, publisher, coin } = input
    const error = executionFailure(said, { publisher, wallet, coin })
    if (isMintlineError(error, 'EXPIRATION_PASSED')) return expired(input)
    if (!isMintlineError(error, 'SEQUENCE_NUMBER_USED')) {
      return { status: 'failed', transaction: undefined, error }
    }
    const numbered = await fetchNumbered(connection, input, options)
    // A node that lags behind the one that refused it.
    if (!numbered) return undefined
    if (numbered.hash === input.hash) return outcomeOf(numbered, input)
    return { status: 'expired', isReplaced: true, error }
  }
}

function expired({ hash }: FollowedTransaction): FollowedOutcome {
  const error = new AptosClientError('EXPIRATION_PASSED', { hash })
  return { status: 'expired', isReplaced: false, error }
}

function outcomeOf(
  transaction: UserTransactionResponse,
  { sender: wallet, publisher, coin }: FollowedTransaction & FollowContext,
): FollowedOutcome {
  if (transaction.success) return { status: 'confirmed', transaction }
  const { max_gas_amount: gas, vm_status: said, hash } = transaction
  const error = executionFailure(said, { publisher, wallet, coin, gas: BigInt(gas), hash })
  return { status: 'failed', transaction, error }
}
