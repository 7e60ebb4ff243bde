import type { MintlineError } from '@mintline/core'
import type { FailedTransaction, TransactionOutcome } from '../../send/outcome.ts'
import type { PreparedTransaction } from '../../send/prepareTransaction.ts'
import type { SignedTransaction } from '../../send/sendOptions.ts'
import type { ComputeBudget } from '../../transaction/computeBudget.ts'

/** What running batches does to the world. */
export interface BatchEffects<Item> {
  /**
   * A transaction of the items, ready to be signed.
   *
   * @param budget What to ask the network for. Undefined: simulated first, and refused where it fails.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  prepare(
    items: readonly Item[],
    budget: ComputeBudget | undefined,
  ): Promise<PreparedTransaction | FailedTransaction>
  /**
   * Signs all with one request to the wallet.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, TRANSACTION_REJECTED and what else a wallet throws.
   */
  sign(prepared: readonly PreparedTransaction[]): Promise<readonly SignedTransaction[]>
  /** Writes down what is about to be sent; it survives a crash once this resolves. */
  recordSent(batches: readonly SentBatch<Item>[]): Promise<void>
  /**
   * Sends until it is known what became of it.
   *
   * @param isTrusted Whether a batch like it passed simulation, and it need not be run before it is sent.
   */
  deliver(signed: SignedTransaction, isTrusted: boolean): Promise<TransactionOutcome>
  /**
   * Reads the items of a transaction that is said to have expired, before they are sent again.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  readAgain(items: readonly Item[], expired: SignedTransaction): Promise<ReadItems<Item>>
  /** Writes down what became of a transaction. */
  recordOutcome(signature: string, outcome: TransactionOutcome): Promise<void>
  /** Why none of these items can go through at present, such as a wallet that cannot pay for one. */
  obstacleTo(items: readonly Item[]): Promise<MintlineError | undefined>
}

/** Items as they are on chain. */
export interface ReadItems<Item> {
  /** As they are wanted. */
  readonly done: readonly Item[]
  /** The others, made anew from what is there now. */
  readonly left: readonly Item[]
}

/** A signed transaction and the items in it. */
export interface SentBatch<Item> {
  readonly signed: SignedTransaction
  readonly items: readonly Item[]
}
