import { type Clock, systemClock } from '@mintline/core/async'
import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import {
  type AskOptions,
  askNodeOnce,
  isTransientNodeError,
  nodeError,
  reasonOf,
  sendingTimedOut,
  statusOf,
} from '@mintline/core/node'
import { type Connection, SendTransactionError, VersionedTransaction } from '@solana/web3.js'
import { decodeFailure } from '../failures/decodeFailure.ts'
import type { TransactionOutcome } from './outcome.ts'
import type { OutcomeWatcher } from './outcomeWatcher.ts'
import type { SignedTransaction } from './sendOptions.ts'

/** Milliseconds between sends of the same transaction (specification 9). */
export const RESEND_INTERVAL = 6_000

/** Milliseconds after which a transaction is no longer sent (specification 9). */
export const SEND_TIMEOUT = 120_000

interface DeliverInput {
  readonly connection: Connection
  /** Shared by all transactions in flight on one node, which it polls together. */
  readonly watcher: OutcomeWatcher
  readonly signed: SignedTransaction
  /** True if it may have been sent before. Default: false. */
  readonly mayBeOut?: boolean | undefined
  /** For batches of similar transactions, once one was simulated; a failure then costs a fee. Default: false. */
  readonly skipPreflight?: boolean | undefined
  /** Called for failed sends, which are retried, and with PROMI_EVENT_TIMEOUT once sending stops. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  readonly clock?: Clock | undefined
}

/** Result after one attempt to send. */
export type Broadcast =
  /** Forwarded by the node, now or before. */
  | { readonly status: 'accepted' }
  /** The node does not know the blockhash yet; nothing was forwarded. */
  | { readonly status: 'held' }
  /** Failed in the node's preflight; nothing was forwarded. */
  | { readonly status: 'refused'; readonly error: MintlineError }
  /** No answer, or one that leaves open whether it was forwarded. */
  | { readonly status: 'unclear'; readonly error: MintlineError }

interface BroadcastOptions extends Pick<AskOptions, 'clock'> {
  /** Forward without preflight. Default: false. */
  readonly skipPreflight?: boolean | undefined
}

const PREFLIGHT_FAILED = /^Transaction simulation failed/
const ALREADY_PROCESSED = /already been processed/
const BLOCKHASH_NOT_FOUND = /blockhash not found/i
/** From this HTTP status on, the request may have been processed. */
const SERVER_ERRORS = 500

/**
 * Sends signed bytes every 6 seconds, for at most 120 seconds, until the outcome is known. After that the transaction
 * could still land, so the outcome is awaited until well after its last valid block height, some 75 seconds after
 * signing.
 *
 * Never throws if a node fails, but waits for it.
 *
 * @throws TRANSACTION_HISTORY_MISSING if the outcome was requested much too late.
 */
export async function deliver(input: DeliverInput): Promise<TransactionOutcome> {
  const { signed, watcher } = input
  const settled = new AbortController()
  const outcome = watcher.watch(signed, settled.signal)
  const refused = sendUntil(settled.signal, input).then((error) =>
    // Without an error, only the watcher knows the outcome.
    error === undefined
      ? outcome
      : ({ status: 'failed', signature: undefined, error } satisfies TransactionOutcome),
  )
  try {
    return await Promise.race([outcome, refused])
  } finally {
    settled.abort()
    // The loser of the race is ignored.
    for (const loser of [outcome, refused]) loser.catch(() => undefined)
  }
}

/** Sends repeatedly. Returns an error only if nothing was forwarded for certain. */
async function sendUntil(
  settled: AbortSignal,
  { connection, signed, onNodeFailure, clock = systemClock, ...input }: DeliverInput,
): Promise<MintlineError | undefined> {
  const start = clock.now()
  let mayBeOut = input.mayBeOut ?? false
  while (!settled.aborted) {
    const answer = await broadcast(connection, signed, {
      clock,
      skipPreflight: input.skipPreflight,
    })
    if (answer.status === 'refused' && !mayBeOut) return answer.error
    if (answer.status === 'unclear') onNodeFailure?.(answer.error)
    mayBeOut ||= mayBeForwarded(answer)
    if (clock.now() - start + RESEND_INTERVAL > SEND_TIMEOUT) {
      sendingTimedOut({ onNodeFailure })
      return undefined
    }
    try {
      await clock.sleep(RESEND_INTERVAL, settled)
    } catch {
      return undefined
    }
  }
  return undefined
}

function mayBeForwarded({ status }: Broadcast): boolean {
  return status === 'accepted' || status === 'unclear'
}

/**
 * Sends a signed transaction once. The node forwards it only if its preflight succeeds: the simulation before signing
 * saw an earlier state, and a failure on chain costs a fee. Resending the same bytes is safe, since a transaction lands
 * at most once.
 *
 * Never throws.
 */
export async function broadcast(
  connection: Connection,
  signed: Pick<SignedTransaction, 'wire'>,
  { clock, skipPreflight }: BroadcastOptions = {},
): Promise<Broadcast> {
  const request = () => send(connection, signed.wire, skipPreflight)
  try {
    await askNodeOnce('sendTransaction', request, { clock })
    return { status: 'accepted' }
  } catch (error) {
    return interpret(connection, signed.wire, { error, clock })
  }
}

function send(connection: Connection, wire: Uint8Array, skipPreflight = false): Promise<string> {
  return connection.sendRawTransaction(wire, { preflightCommitment: 'confirmed', skipPreflight })
}

async function interpret(
  connection: Connection,
  wire: Uint8Array,
  { error, clock }: { error: unknown; clock: AskOptions['clock'] },
): Promise<Broadcast> {
  const failure = isMintlineError(error) ? error : nodeError('sendTransaction', error)
  if (isTransientNodeError(failure)) return { status: 'unclear', error: failure }
  const { cause } = failure
  const reason = reasonOf(cause)
  if (ALREADY_PROCESSED.test(reason)) return { status: 'accepted' }
  if (BLOCKHASH_NOT_FOUND.test(reason)) return { status: 'held' }
  if (!(cause instanceof SendTransactionError)) {
    // An unreadable response says nothing about what the node did.
    const isTaken = (statusOf(cause) ?? SERVER_ERRORS) >= SERVER_ERRORS
    return { status: isTaken ? 'unclear' : 'refused', error: failure }
  }
  if (!PREFLIGHT_FAILED.test(reason)) return { status: 'refused', error: failure }
  return preflightFailure(connection, wire, { cause, clock })
}

/** web3.js drops a preflight's structured error, so the node is asked for it once more. */
async function preflightFailure(
  connection: Connection,
  wire: Uint8Array,
  { cause, clock }: { cause: SendTransactionError; clock: AskOptions['clock'] },
): Promise<Broadcast> {
  const transaction = VersionedTransaction.deserialize(wire)
  try {
    const { value } = await askNodeOnce(
      'simulateTransaction',
      () => connection.simulateTransaction(transaction, { commitment: 'confirmed' }),
      { clock },
    )
    const { err, logs } = value
    if (err === 'AlreadyProcessed') return { status: 'accepted' }
    if (err === null || err === 'BlockhashNotFound') return { status: 'held' }
    const { message } = transaction
    return { status: 'refused', error: decodeFailure({ err, logs, message }) }
  } catch (error) {
    const failure = isMintlineError(error) ? error : nodeError('sendTransaction', cause)
    return { status: 'unclear', error: failure }
  }
}
