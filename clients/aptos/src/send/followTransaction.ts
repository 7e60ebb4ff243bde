import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { type AskOptions, awaitOutcome } from '@mintline/core/node'
import { bytesOf } from '../bcs/values.ts'
import { askNode } from '../chain/askNode.ts'
import { type AptosConnection, confirmedAt } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { transactionRefusal } from '../chain/nodeAnswer.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import type { ConfirmOptions, SignedTransaction } from './sendOptions.ts'
import {
  contextOf,
  expired,
  type FollowContext,
  type FollowedOutcome,
  fetchOutcome,
  outcomeOf,
  POLLING_INTERVAL,
} from './transactionOutcome.ts'

/** A signed transaction that has no known outcome yet. */
export interface FollowedTransaction extends SignedTransaction {
  /** Signing wallet's address. */
  readonly sender: string
  readonly sequenceNumber: bigint
  /** Expiry in Unix seconds: from then on it can no longer be executed. */
  readonly expiresAt: bigint
}

/** A transaction to follow. */
export interface FollowInput extends FollowedTransaction, FollowContext {
  /** True if its bytes may have been sent before: it is looked up first. */
  readonly mayBeOut: boolean
}

/** Options for following a transaction. */
export interface FollowOptions extends ConfirmOptions {
  /** Called once, as soon as a node has the bytes or may have them. */
  readonly onOut?: (() => void) | undefined
}

/**
 * Sends a signed transaction and follows it until its outcome is known. Nothing else sends bytes. They can only be
 * executed once, so they are sent again whenever a node does not have them. Once they may have left, a node's refusal
 * is no outcome: the transaction is looked up.
 *
 * @throws PROMI_EVENT_TIMEOUT if no node answers for 30 minutes.
 * @throws NODE_REFUSED, NODE_FORBIDDEN for a reason other than the transaction, whose outcome is then unknown.
 */
export async function followTransaction(
  connection: AptosConnection,
  input: FollowInput,
  options: FollowOptions = {},
): Promise<FollowedOutcome> {
  const { pollingInterval = POLLING_INTERVAL, onOut } = options
  let { mayBeOut } = input
  const out = () => {
    if (!mayBeOut) onOut?.()
    mayBeOut = true
  }
  let isUnderWay = false

  const look = async (ask: AskOptions) => {
    if (!mayBeOut) return await send(ask)
    return (await lookUp(ask)) ?? (await send(ask))
  }

  /** Undefined = no node seems to have it, and it may still be executed; `waiting` = a node has it. */
  const lookUp = async (ask: AskOptions): Promise<FollowedOutcome | 'waiting' | undefined> => {
    const found = await fetchOutcome(connection, input, ask)
    if (found) return found
    const { now, version } = await fetchLedger(connection, ask)
    if (now < input.expiresAt) return undefined
    // The node that did not have it may have been behind the one that returned the time.
    confirmedAt(connection, version)
    return (await fetchOutcome(connection, input, ask)) ?? expired(input)
  }

  const send = async (ask: AskOptions): Promise<FollowedOutcome | 'waiting' | undefined> => {
    isUnderWay = true
    try {
      const onNodeFailure = (error: MintlineError) => {
        out()
        ask.onNodeFailure?.(error)
      }
      await submit(connection, input, { ...ask, onNodeFailure })
      out()
      return 'waiting'
    } catch (cause) {
      ask.signal?.throwIfAborted()
      const refusal = transactionRefusal(cause)
      if (!refusal) {
        // Such an answer says nothing certain about the transaction.
        out()
        const found = await fetchOutcome(connection, input, ask)
        if (found) return found
        throw cause
      }
      return await judge(executionFailure(refusal.said, contextOf(input)), refusal.version, ask)
    } finally {
      isUnderWay = ask.signal?.aborted ?? false
    }
  }

  /** Returns the outcome of a transaction that a node refuses, at a ledger version. */
  const judge = async (error: MintlineError, version: bigint | undefined, ask: AskOptions) => {
    if (isMintlineError(error, 'SEQUENCE_NUMBER_USED')) {
      const numbered = await fetchNumbered(connection, input, ask)
      // This node lags behind the one that refused it.
      if (!numbered) return 'waiting'
      if (numbered.hash === input.hash) return outcomeOf(connection, numbered, input)
      return { status: 'expired', isReplaced: true, error } as const
    }
    if (mayBeOut) {
      // It may have been accepted before, and this refusal may be a result of that.
      if (version !== undefined) confirmedAt(connection, version)
      const found = await fetchOutcome(connection, input, ask)
      if (found) return found
    }
    if (isMintlineError(error, 'EXPIRATION_PASSED')) return expired(input)
    return { status: 'failed', transaction: undefined, error } as const
  }

  try {
    return await awaitOutcome(
      async (ask) => {
        const outcome = await look(ask)
        return outcome === 'waiting' ? undefined : outcome
      },
      { ...options, pollingInterval },
    )
  } catch (error) {
    // The bytes may arrive even if the caller stops waiting, so tell it.
    if (isUnderWay) out()
    throw error
  }
}

/**
 * Sends signed bytes, which the node may have received before.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
async function submit(
  connection: AptosConnection,
  { serialized }: SignedTransaction,
  options: AskOptions,
): Promise<void> {
  const body = bytesOf(serialized)
  await askNode(connection, { method: 'transactions', path: 'transactions', body }, options)
}

/** A wallet and a sequence number. */
interface NumberedTransaction {
  /** Address. */
  readonly sender: string
  readonly sequenceNumber: bigint
}

/**
 * Fetches the executed transaction with a sequence number; undefined if the node does not have it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
async function fetchNumbered(
  connection: AptosConnection,
  { sender, sequenceNumber }: NumberedTransaction,
  options: AskOptions,
): Promise<UserTransaction | undefined> {
  const path = `accounts/${sender}/transactions?start=${sequenceNumber}&limit=1`
  const request = { method: 'accounts/transactions', path }
  const [found] = await askNode<UserTransaction[]>(connection, request, options)
  return found?.sequence_number === String(sequenceNumber) ? found : undefined
}
