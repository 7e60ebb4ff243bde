import type { MintlineError } from '@mintline/core'
import type { FailedTransaction, TransactionOutcome } from '../../send/outcome.ts'
import type { PreparedTransaction } from '../../send/prepareTransaction.ts'
import type { SignedTransaction } from '../../send/sendOptions.ts'
import type { ComputeBudget } from '../../transaction/computeBudget.ts'

/** Side effects of running batches. */
export interface BatchEffects<Item> {
  /**
   * Prepares a transaction of the items for signing.
   *
   * @param budget Compute budget to request. Undefined: measured by simulation, and refused where that fails.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  prepare(
    items: readonly Item[],
    budget: ComputeBudget | undefined,
  ): Promise<PreparedTransaction | FailedTransaction>
  /**
   * Signs all transactions with one request to the wallet.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, TRANSACTION_REJECTED and other errors of wallets.
   */
  sign(prepared: readonly PreparedTransaction[]): Promise<readonly SignedTransaction[]>
  /** Records transactions before they are sent. Once this resolves, the records survive a crash. */
  recordSent(batches: readonly SentBatch<Item>[]): Promise<void>
  /**
   * Sends until the outcome is known.
   *
   * @param isTrusted True if a similar batch passed simulation, so that this one can skip the preflight.
   */
  deliver(signed: SignedTransaction, isTrusted: boolean): Promise<TransactionOutcome>
  /**
   * Reads the items of a transaction that is reported as expired, before they are sent again.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  readAgain(items: readonly Item[], expired: SignedTransaction): Promise<ReadItems<Item>>
  /** Records the outcome of a transaction. */
  recordOutcome(signature: string, outcome: TransactionOutcome): Promise<void>
  /** The reason why none of these items can succeed at present, such as a low balance. */
  obstacleTo(items: readonly Item[]): Promise<MintlineError | undefined>
}

/** Items as they are on chain. */
export interface ReadItems<Item> {
  /** Items that are already as requested. */
  readonly done: readonly Item[]
  /** The others, updated to the state on chain. */
  readonly left: readonly Item[]
}

/** A signed transaction and the items in it. */
export interface SentBatch<Item> {
  readonly signed: SignedTransaction
  readonly items: readonly Item[]
}
