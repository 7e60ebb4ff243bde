import {
  type AskOptions,
  askNodeOnce,
  isMintlineError,
  isTransientNodeError,
  type MintlineError,
  nodeError,
  reasonOf,
  statusOf,
} from '@mintline/core'
import { type Connection, SendTransactionError, VersionedTransaction } from '@solana/web3.js'
import { decodeFailure } from '../failures/decodeFailure.ts'
import type { SignedTransaction } from './sendOptions.ts'

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
