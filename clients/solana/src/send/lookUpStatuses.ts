import { isMintlineError } from '@mintline/core'
import {
  type Connection,
  type RpcResponseAndContext,
  type SignatureStatus,
  SolanaJSONRPCError,
} from '@solana/web3.js'
import { type AskOnce, firstKeptHeight } from './firstKeptHeight.ts'
import type { WatchedTransaction } from './watchedTransaction.ts'

/** Most signatures that a node is asked for at once. */
export const STATUS_BATCH = 256

/**
 * Blocks to let pass before one that is not found is said to have expired: the nodes behind one
 * address may for a while follow different forks, and none outlives this many blocks.
 */
export const SETTLING_BLOCKS = 32

/** Blocks that a transaction stays known to a node without history, after it can land no more. */
const REMEMBERED_BLOCKS = 150

/** Blocks in which a transaction may land, up to its last valid one. */
const WINDOW_BLOCKS = 150

/** The answer of a node that keeps no history. */
const NO_HISTORY = -32_011

/** What is known of a transaction; nothing is, while it may still land. */
export type FoundStatus =
  /** In a confirmed block; its `err` tells whether it failed there. */
  | SignatureStatus
  /** It did not land and cannot. */
  | 'expired'
  /** It cannot land any more, and this node cannot tell whether it did. */
  | 'unknowable'

/** How far the network was, at one and the same moment. */
export interface Horizon {
  /** Blocks that are confirmed. */
  readonly blockHeight: number
  /** Slot of the last of them. */
  readonly slot: number
}

interface LookUpInput {
  readonly connection: Connection
  readonly transactions: readonly WatchedTransaction[]
  /** Of a moment before. */
  readonly horizon: Horizon
  readonly ask: AskOnce
}

/** What a node knows of transactions, by signature; those that may still land are left out. */
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
    // A node that is behind the one that told the height knows nothing of what landed since.
    if (answer.context.slot < horizon.slot) continue
    const missing = batch.filter((_, index) => answer.value[index] == null)
    const isKnowable = await knowable(input, missing, answer)
    for (const transaction of missing) {
      found.set(transaction.signature, isKnowable(transaction) ? 'expired' : 'unknowable')
    }
  }
  return found
}

/** The test for transactions of which a node would know, had they landed. */
async function knowable(
  { connection, horizon, ask }: LookUpInput,
  missing: readonly WatchedTransaction[],
  { hasHistory }: Pick<HistoryAnswer, 'hasHistory'>,
): Promise<(transaction: WatchedTransaction) => boolean> {
  const isRemembered = ({ lastValidBlockHeight }: WatchedTransaction) =>
    horizon.blockHeight - lastValidBlockHeight < REMEMBERED_BLOCKS
  if (!hasHistory || missing.every(isRemembered)) return isRemembered
  // A node that prunes its history finds nothing of before, and says no more than that.
  const first = (await firstKeptHeight(connection, ask)) ?? Number.POSITIVE_INFINITY
  return (transaction) =>
    isRemembered(transaction) ||
    first <= Math.max(0, transaction.lastValidBlockHeight - WINDOW_BLOCKS)
}

type Statuses = RpcResponseAndContext<(SignatureStatus | null)[]>

type HistoryAnswer = Statuses & {
  /** False where the node has none and answered of what it remembers. */
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
