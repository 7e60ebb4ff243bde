import type { MintlineError } from '../errors/index.ts'

/** Side effects of running batches. */
export interface BatchEffects<Item, Prepared extends PreparedBatch, Signed> {
  /**
   * Prepares a transaction of the items for signing.
   *
   * @param budget Budget of an earlier batch to request. Undefined: measured by simulation, and refused where that fails.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  prepare(
    items: readonly Item[],
    budget: Prepared['budget'] | undefined,
  ): Promise<Prepared | RefusedBatch>
  /**
   * Signs all transactions with one request to the wallet.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, TRANSACTION_REJECTED and other errors of wallets.
   */
  sign(prepared: readonly Prepared[]): Promise<readonly Signed[]>
  /** Records transactions before they are sent. Once this resolves, the records survive a crash. */
  recordSent(batches: readonly SentBatch<Item, Signed>[]): Promise<void>
  /**
   * Sends until the outcome is known, and records it.
   *
   * @param isTrusted True if a similar batch passed simulation, so that this one need not be simulated again.
   */
  deliver(signed: Signed, isTrusted: boolean): Promise<BatchOutcome>
  /**
   * Reads the items of a transaction that is reported as expired, before they are sent again.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  readAgain(items: readonly Item[], expired: Signed): Promise<ReadItems<Item>>
  /** The reason why none of these items can succeed at present, such as a low balance. */
  obstacleTo(items: readonly Item[]): Promise<MintlineError | undefined>
}

/** A transaction that is ready to be signed. */
export interface PreparedBatch {
  readonly status: 'prepared'
  /** For later batches, which need no more; undefined = each is measured by itself. */
  readonly budget: unknown
}

/** A transaction that is refused in simulation or on chain. */
export interface RefusedBatch {
  readonly status: 'failed'
  readonly error: MintlineError
  /** True if it is too large, so that it has to be split. Default: false. */
  readonly isOversized?: boolean | undefined
}

/** A transaction that can no longer land, and is not known to have landed. */
export interface ExpiredBatch {
  readonly status: 'expired'
  readonly error: MintlineError
}

/** Outcome of a transaction. */
export type BatchOutcome = { readonly status: 'confirmed' } | RefusedBatch | ExpiredBatch

/** Items as they are on chain. */
export interface ReadItems<Item> {
  /** Items that are already as requested. */
  readonly done: readonly Item[]
  /** The others, updated to the state on chain. */
  readonly left: readonly Item[]
}

/** A signed transaction and the items in it. */
export interface SentBatch<Item, Signed> {
  readonly signed: Signed
  readonly items: readonly Item[]
}
