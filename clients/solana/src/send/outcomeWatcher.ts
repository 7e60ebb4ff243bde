import { type Clock, systemClock } from '@mintline/core/async'
import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { type AskOptions, askNode, askNodeOnce, nodeError } from '@mintline/core/node'
import { type Connection, type TransactionError, VersionedTransaction } from '@solana/web3.js'
import { signatureNotices } from '#signatureNotices'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { decodeFailure } from '../failures/decodeFailure.ts'
import { confirmedAt } from '../rpc/askForState.ts'
import { websocketUrl } from '../rpc/websocketUrl.ts'
import {
  type FoundStatus,
  type Horizon,
  lookUpStatuses,
  type WatchedTransaction,
  type WatcherOptions,
} from './lookUpStatuses.ts'
import type { TransactionOutcome } from './outcome.ts'

/** Milliseconds between polls (specification 9). */
export const POLL_INTERVAL = 5_000

interface Watch {
  readonly transaction: WatchedTransaction
  readonly conclude: (outcome: Promise<TransactionOutcome>) => void
}

/**
 * Determines the outcomes of any number of transactions, with one poll for all.
 *
 * A transaction counts as confirmed once two thirds of the stake have voted for its block. It counts as expired once
 * the confirmed block height is 32 blocks, or 13 seconds, past its last valid one and a node at least that far does not
 * know it. Until then its outcome stays open.
 */
export class OutcomeWatcher {
  private readonly options: WatcherOptions
  private readonly clock: Clock
  /** Keyed by objects, since the same signature may be watched twice. */
  private readonly watches = new Map<object, Watch>()
  private nap = new AbortController()
  private isRunning = false

  constructor(options: WatcherOptions) {
    this.options = options
    this.clock = options.clock ?? systemClock
  }

  /**
   * Waits for a transaction's outcome, as long as it takes, even if a node does not answer.
   *
   * @param signal Stops watching and rejects with its reason; the transaction may still land.
   * @throws TRANSACTION_HISTORY_MISSING if it expired long ago and the node has pruned that history.
   */
  async watch(transaction: WatchedTransaction, signal?: AbortSignal): Promise<TransactionOutcome> {
    signal?.throwIfAborted()
    const over = new AbortController()
    this.follow(transaction.signature, over.signal)
    const ended = { once: true, signal: over.signal }
    try {
      return await new Promise<TransactionOutcome>((conclude, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), ended)
        this.watches.set(over, { transaction, conclude })
        void this.run()
      })
    } finally {
      over.abort()
      this.forget(over)
    }
  }

  /** Polls now instead of at the next interval. */
  check(): void {
    this.nap.abort()
  }

  private forget(key: object): void {
    this.watches.delete(key)
    if (this.watches.size === 0) this.check()
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    while (this.watches.size > 0) {
      await this.untilNextPoll()
      if (this.watches.size > 0) await this.poll()
    }
    this.isRunning = false
  }

  private async untilNextPoll(): Promise<void> {
    try {
      await this.clock.sleep(POLL_INTERVAL, this.nap.signal)
    } catch {
      // Woken early.
    }
    this.nap = new AbortController()
  }

  private async poll(): Promise<void> {
    const { connection } = this.options
    const watches = [...this.watches]
    const transactions = watches.map(([, { transaction }]) => transaction)
    try {
      // The height is read first: if a node at this height does not know a transaction, it did not land earlier.
      const horizon = await this.horizon()
      const ask = this.ask.bind(this)
      const found = await lookUpStatuses({ connection, transactions, horizon, ask })
      for (const [key, { transaction, conclude }] of watches) {
        const status = found.get(transaction.signature)
        // Callers that have stopped watching meanwhile get no failure.
        if (status === undefined || !this.watches.has(key)) continue
        this.forget(key)
        conclude(this.outcomeOf(transaction, status))
      }
    } catch (error) {
      const failure = isMintlineError(error) ? error : nodeError('getSignatureStatuses', error)
      this.options.onNodeFailure?.(failure)
    }
  }

  private async horizon(): Promise<Horizon> {
    const { connection } = this.options
    const { blockHeight, absoluteSlot } = await this.ask('getEpochInfo', () =>
      connection.getEpochInfo('confirmed'),
    )
    if (blockHeight === undefined) throw new Error('the node gives no block height')
    return { blockHeight, slot: absoluteSlot }
  }

  private async outcomeOf(
    transaction: WatchedTransaction,
    status: FoundStatus,
  ): Promise<TransactionOutcome> {
    const { signature } = transaction
    if (status === 'expired') return { status, signature }
    if (status === 'unknowable') {
      throw new SolanaClientError('TRANSACTION_HISTORY_MISSING', { signature })
    }
    confirmedAt(this.options.connection, status.slot)
    if (status.err === null) return { status: 'confirmed', signature, slot: status.slot }
    const error = await failureOnChain({ ...this.options, transaction, err: status.err })
    return { status: 'failed', signature, error }
  }

  private ask<Answer>(method: string, request: () => Promise<Answer>): Promise<Answer> {
    return askNodeOnce(method, request, { clock: this.clock })
  }

  private follow(signature: string, signal: AbortSignal): void {
    const { connection, subscribe = true } = this.options
    if (!subscribe) return
    const url = socketUrlOf(connection)
    // web3.js itself would repeat a refused subscription for ever, with a line on the console each time.
    void signatureNotices({ url, signature, signal, onNews: () => this.check() })
  }
}

/** The websocket URL that a connection was made with, which web3.js keeps to itself. */
function socketUrlOf(connection: Connection): string {
  const url: unknown = Reflect.get(connection, '_rpcWsEndpoint')
  return typeof url === 'string' ? url : websocketUrl(connection.rpcEndpoint)
}

interface FailureInput extends AskOptions, Pick<WatcherOptions, 'connection'> {
  readonly transaction: WatchedTransaction
  readonly err: TransactionError
}

/**
 * Explains why a transaction failed on chain. Its logs identify the program; if no node returns them, the bare error is
 * used.
 */
async function failureOnChain(input: FailureInput): Promise<MintlineError> {
  const { transaction, err } = input
  const { signature, wire } = transaction
  const landed = await landedTransaction(input)
  const message =
    landed?.transaction.message ?? (wire && VersionedTransaction.deserialize(wire).message)
  const { logMessages: logs, loadedAddresses: loaded } = landed?.meta ?? {}
  return decodeFailure({ err, logs, message, loaded, signature })
}

async function landedTransaction(input: FailureInput) {
  const { connection, transaction } = input
  try {
    return await askNode(
      'getTransaction',
      async () => {
        const landed = await connection.getTransaction(transaction.signature, {
          commitment: 'confirmed',
          maxSupportedTransactionVersion: 0,
        })
        // The node that returned the status may be ahead of this one.
        if (landed === null) throw new Error('Network is behind: no such transaction yet')
        return landed
      },
      input,
    )
  } catch {
    return undefined
  }
}
