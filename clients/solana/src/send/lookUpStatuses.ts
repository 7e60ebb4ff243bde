import type { Clock } from '@mintline/core/async'
import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { isNodeError, isTransientNodeError } from '@mintline/core/node'
import {
  type Connection,
  type RpcResponseAndContext,
  type SignatureStatus,
  SolanaJSONRPCError,
} from '@solana/web3.js'
import type { SignedTransaction } from './sendOptions.ts'

/** Maximum signatures per status request. */
export const STATUS_BATCH = 256

/**
 * Blocks to wait before a missing transaction counts as expired: nodes behind one URL may temporarily follow different
 * forks, and none lasts this many blocks.
 */
export const SETTLING_BLOCKS = 32

/** For this many blocks after its last valid one, even a node without history remembers a transaction. */
const REMEMBERED_BLOCKS = 150

/** Blocks in which a transaction may land, up to its last valid one. */
const WINDOW_BLOCKS = 150

/** Error code from nodes that store no history. */
const NO_HISTORY = -32_011

/** A transaction's known status; none while it may still land. */
export type FoundStatus =
  /** In a confirmed block; `err` says whether it failed there. */
  | SignatureStatus
  /** It did not land and no longer can. */
  | 'expired'
  /** It can no longer land, and this node cannot tell whether it did. */
  | 'unknowable'

/** How far the network is at one moment. */
export interface Horizon {
  /** Confirmed block height. */
  readonly blockHeight: number
  /** The last confirmed block's slot. */
  readonly slot: number
}

interface LookUpInput {
  readonly connection: Connection
  readonly transactions: readonly WatchedTransaction[]
  /** As of a moment before. */
  readonly horizon: Horizon
  readonly ask: AskOnce
}

/** A transaction to watch, with all data needed to watch it again after a crash. */
export type WatchedTransaction = Pick<SignedTransaction, 'signature' | 'lastValidBlockHeight'> &
  Partial<Pick<SignedTransaction, 'wire'>>

/** Options for watching. */
export interface WatcherOptions {
  readonly connection: Connection
  /** Called for failed polls; polling continues. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  /** Poll at once when the websocket reports an outcome. Default: true. */
  readonly subscribe?: boolean | undefined
  readonly clock?: Clock | undefined
}

/** Looks up transactions' statuses, by signature; those that may still land are missing. */
export async function lookUpStatuses(input: LookUpInput): Promise<Map<string, FoundStatus>> {
  const { transactions, horizon } = input
  const isPast = (transaction: WatchedTransaction) =>
    transaction.lastValidBlockHeight + SETTLING_BLOCKS < horizon.blockHeight
  const found = new Map<string, FoundStatus>()
  const current = batches(transactions.filter((transaction) => !isPast(transaction)))
  const past = batches(transactions.filter(isPast))
  for (const batch of current) addLanded(found, batch, await statusesOf(input, batch, false))
  for (const batch of past) {
    const answer = await statusesInHistory(input, batch)
    addLanded(found, batch, answer)
    // A node behind the one that returned the height knows nothing about later blocks.
    if (answer.context.slot < horizon.slot) continue
    const missing = batch.filter((_, index) => answer.value[index] == null)
    const isKnowable = await knowable(input, missing, answer)
    for (const transaction of missing) {
      found.set(transaction.signature, isKnowable(transaction) ? 'expired' : 'unknowable')
    }
  }
  return found
}

/** Returns a test: would the node know this transaction if it had landed? */
async function knowable(
  { connection, horizon, ask }: LookUpInput,
  missing: readonly WatchedTransaction[],
  { hasHistory }: Pick<HistoryAnswer, 'hasHistory'>,
): Promise<(transaction: WatchedTransaction) => boolean> {
  const isRemembered = ({ lastValidBlockHeight }: WatchedTransaction) =>
    horizon.blockHeight - lastValidBlockHeight < REMEMBERED_BLOCKS
  if (!hasHistory || missing.every(isRemembered)) return isRemembered
  // A node that prunes its history finds nothing earlier, and does not say so.
  const first = (await firstKeptHeight(connection, ask)) ?? Number.POSITIVE_INFINITY
  return (transaction) =>
    isRemembered(transaction) ||
    first <= Math.max(0, transaction.lastValidBlockHeight - WINDOW_BLOCKS)
}

type Statuses = RpcResponseAndContext<(SignatureStatus | null)[]>

type HistoryAnswer = Statuses & {
  /** False = the node has no history and answered from memory. */
  readonly hasHistory: boolean
}

function addLanded(
  found: Map<string, FoundStatus>,
  batch: readonly WatchedTransaction[],
  { value }: Statuses,
): void {
  batch.forEach(({ signature }, index) => {
    const status = value[index]
    // A processed block may still be dropped with its fork.
    if (status && status.confirmationStatus !== 'processed') found.set(signature, status)
  })
}

async function statusesInHistory(
  input: LookUpInput,
  batch: readonly WatchedTransaction[],
): Promise<HistoryAnswer> {
  try {
    return { ...(await statusesOf(input, batch, true)), hasHistory: true }
  } catch (error) {
    if (!isWithoutHistory(error)) throw error
    return { ...(await statusesOf(input, batch, false)), hasHistory: false }
  }
}

function statusesOf(
  { connection, ask }: LookUpInput,
  batch: readonly WatchedTransaction[],
  searchTransactionHistory: boolean,
): Promise<Statuses> {
  const signatures = batch.map(({ signature }) => signature)
  return ask('getSignatureStatuses', () =>
    connection.getSignatureStatuses(signatures, { searchTransactionHistory }),
  )
}

function isWithoutHistory(error: unknown): boolean {
  const cause = isMintlineError(error) ? error.cause : error
  return cause instanceof SolanaJSONRPCError && cause.code === NO_HISTORY
}

function batches(transactions: readonly WatchedTransaction[]): (readonly WatchedTransaction[])[] {
  const all = []
  for (let start = 0; start < transactions.length; start += STATUS_BATCH) {
    all.push(transactions.slice(start, start + STATUS_BATCH))
  }
  return all
}

/** Asks a node once, without retries, and throws as `askNodeOnce` does. */
type AskOnce = <Answer>(method: string, request: () => Promise<Answer>) => Promise<Answer>

/**
 * Returns the height of the oldest block that a node stores: anything earlier is unknown there. Undefined = the node
 * does not tell.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED
 */
async function firstKeptHeight(connection: Connection, ask: AskOnce): Promise<number | undefined> {
  try {
    const slot = await ask('getFirstAvailableBlock', () => connection.getFirstAvailableBlock())
    const block = await ask('getBlock', () =>
      connection.getBlock(slot, {
        transactionDetails: 'none',
        rewards: false,
        maxSupportedTransactionVersion: 0,
      }),
    )
    return heightOf(block)
  } catch (error) {
    // A block may be pruned between the two requests.
    if (!isNodeError(error) || isTransientNodeError(error)) throw error
    return undefined
  }
}

/** web3.js's types omit the height. Blocks without one are as old as the network. */
function heightOf(block: object | null): number | undefined {
  if (block === null) return undefined
  return 'blockHeight' in block && typeof block.blockHeight === 'number' ? block.blockHeight : 0
}
