import type { CoinUnit } from '@mintline/core/amounts'
import type { MintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import { type AptosConnection, confirmedAt } from '../chain/connection.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { SentTransaction } from './sendOptions.ts'

/** The drop machine's address, whose abort codes are known, and the network's coin. */
export interface FollowContext {
  readonly publisher: string
  readonly coin: CoinUnit
}

/** A sent transaction. */
export interface ConfirmInput extends FollowContext {
  readonly hash: string
}

/** A transaction's outcome. */
export type FollowedOutcome =
  | { readonly status: 'confirmed'; readonly transaction: UserTransaction }
  /** Executed without effect, or not executed at all if there is no transaction. */
  | {
      readonly status: 'failed'
      readonly transaction: UserTransaction | undefined
      readonly error: MintlineError
    }
  /** It can no longer be executed, and is not known to have been. */
  | {
      readonly status: 'expired'
      /** True if another transaction used its sequence number, so that it was certainly not executed. */
      readonly isReplaced: boolean
      readonly error: MintlineError
    }

/** Polling interval in milliseconds; most transactions are executed within a second. */
export const POLLING_INTERVAL = 500

/** Returns a confirmed outcome's transaction; throws the error of any other outcome. */
export function confirmedOf({ hash }: { hash: string }, outcome: FollowedOutcome): SentTransaction {
  if (outcome.status !== 'confirmed') throw outcome.error
  return { hash, transaction: outcome.transaction }
}

/** Fetches a transaction's outcome. Undefined = the node does not have it; `waiting` = not executed yet. */
export async function fetchOutcome(
  connection: AptosConnection,
  input: ConfirmInput,
  options: AskOptions,
): Promise<FollowedOutcome | 'waiting' | undefined> {
  const found = await fetchTransaction(connection, input.hash, options)
  if (found === 'pending') return 'waiting'
  return found && outcomeOf(connection, found, input)
}

/** Returns an executed transaction's outcome, and makes the connection reject older answers. */
export function outcomeOf(
  connection: AptosConnection,
  transaction: UserTransaction,
  input: FollowContext,
): FollowedOutcome {
  confirmedAt(connection, BigInt(transaction.version))
  if (transaction.success) return { status: 'confirmed', transaction }
  const { max_gas_amount: gas, vm_status: said, hash, sender: wallet } = transaction
  const error = executionFailure(said, {
    ...contextOf({ ...input, sender: wallet }),
    gas: BigInt(gas),
    hash,
  })
  return { status: 'failed', transaction, error }
}

/** Returns the context for a transaction's errors. */
export function contextOf({ publisher, coin, sender: wallet }: FollowContext & { sender: string }) {
  return { publisher, coin, wallet }
}

/** Returns the outcome of an expired transaction. */
export function expired({ hash }: { hash: string }): FollowedOutcome {
  const error = new AptosClientError('EXPIRATION_PASSED', { hash })
  return { status: 'expired', isReplaced: false, error }
}
