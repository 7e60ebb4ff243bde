import type { AskOptions, CoinUnit, MintlineError } from '@mintline/core'
import { type AptosConnection, confirmedAt } from '../chain/connection.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { SentTransaction } from './sendOptions.ts'

/** Address of the drop machine, whose aborts are known by their codes, and the coin of the network. */
export interface FollowContext {
  readonly publisher: string
  readonly coin: CoinUnit
}

/** A transaction that was sent. */
export interface ConfirmInput extends FollowContext {
  readonly hash: string
}

/** Outcome of a transaction. */
export type FollowedOutcome =
  | { readonly status: 'confirmed'; readonly transaction: UserTransaction }
  /** Executed without effect, or not executed at all where there is no transaction. */
  | {
      readonly status: 'failed'
      readonly transaction: UserTransaction | undefined
      readonly error: MintlineError
    }
  /** It can no longer be executed, and is not known to have been. */
  | {
      readonly status: 'expired'
      /** True if another transaction has its number, so that it was certainly not executed. */
      readonly isReplaced: boolean
      readonly error: MintlineError
    }

/** Milliseconds between two looks at a transaction; most are executed within a second. */
export const POLLING_INTERVAL = 500

/** The transaction of a confirmed outcome; throws the error of any other. */
export function confirmedOf({ hash }: { hash: string }, outcome: FollowedOutcome): SentTransaction {
  if (outcome.status !== 'confirmed') throw outcome.error
  return { hash, transaction: outcome.transaction }
}

/** Undefined = the node does not have it; `waiting` = it is not executed yet. */
export async function fetchOutcome(
  connection: AptosConnection,
  input: ConfirmInput,
  options: AskOptions,
): Promise<FollowedOutcome | 'waiting' | undefined> {
  const found = await fetchTransaction(connection, input.hash, options)
  if (found === 'pending') return 'waiting'
  return found && outcomeOf(connection, found, input)
}

/** The outcome of an executed transaction, from which the connection goes on. */
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

/** Returns the context that a transaction's errors name. */
export function contextOf({ publisher, coin, sender: wallet }: FollowContext & { sender: string }) {
  return { publisher, coin, wallet }
}

/** The outcome of a transaction that nobody executes any more. */
export function expired({ hash }: { hash: string }): FollowedOutcome {
  const error = new AptosClientError('EXPIRATION_PASSED', { hash })
  return { status: 'expired', isReplaced: false, error }
}
