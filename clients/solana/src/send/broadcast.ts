import {
  type AskOptions,
  askNodeOnce,
  isMintlineError,
  isPassingNodeError,
  type MintlineError,
  nodeError,
  reasonOf,
  statusOf,
} from '@mintline/core'
import { type Connection, SendTransactionError, VersionedTransaction } from '@solana/web3.js'
import { decodeFailure } from '../failures/decodeFailure.ts'
import type { SignedTransaction } from './sendOptions.ts'

/** What one attempt to send came to. */
export type Broadcast =
  /** The node passed it on, now or before. */
  | { readonly status: 'accepted' }
  /** The node does not know the blockhash, now at least; nothing was passed on. */
  | { readonly status: 'held' }
  /** The node ran it first and it failed; nothing was passed on. */
  | { readonly status: 'refused'; readonly error: MintlineError }
  /** No answer, or one that does not tell whether it was passed on. */
  | { readonly status: 'unclear'; readonly error: MintlineError }

interface BroadcastOptions extends Pick<AskOptions, 'clock'> {
  /** Whether the node passes it on without running it first. Default: false. */
  readonly skipPreflight?: boolean | undefined
}

const PREFLIGHT_FAILED = /^Transaction simulation failed/
const ALREADY_PROCESSED = /already been processed/
const BLOCKHASH_NOT_FOUND = /blockhash not found/i
/** Statuses of HTTP from here on say that it is not known whether the request was taken. */
const SERVER_ERRORS = 500

/**
 * Sends a signed transaction once. The node runs it first (preflight) and passes it on only where it
 * succeeds: the simulation before signing saw an earlier state, and a fee is paid for what fails on
 * chain. Sending the same bytes again is safe: a transaction lands at most once.
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
  if (isPassingNodeError(failure)) return { status: 'unclear', error: failure }
  const { cause } = failure
  const reason = reasonOf(cause)
  if (ALREADY_PROCESSED.test(reason)) return { status: 'accepted' }
  if (BLOCKHASH_NOT_FOUND.test(reason)) return { status: 'held' }
  if (!(cause instanceof SendTransactionError)) {
    // An answer that nobody can read says nothing of what the node did.
    const isTaken = (statusOf(cause) ?? SERVER_ERRORS) >= SERVER_ERRORS
    return { status: isTaken ? 'unclear' : 'refused', error: failure }
  }
  if (!PREFLIGHT_FAILED.test(reason)) return { status: 'refused', error: failure }
  return preflightFailure(connection, wire, { cause, clock })
}

/** web3.js drops the structured error of a preflight, so the node is asked for it once more. */
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
