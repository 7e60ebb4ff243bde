import type { MintlineError } from '../errors/mintlineError.ts'

/** Side effects of a batch run. */
export interface BatchEffects<Item, Prepared extends PreparedBatch, Signed> {
  /**
   * Prepares a transaction with the items for signing.
   *
   * @param budget Budget of an earlier batch to request. Undefined: measure by simulation, and refuse the batch if
   * that fails.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  prepare(
    items: readonly Item[],
    budget: Prepared['budget'] | undefined,
  ): Promise<Prepared | RefusedBatch>
  /**
   * Signs all transactions with one wallet request.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, TRANSACTION_REJECTED and other wallet errors.
   */
  sign(prepared: readonly Prepared[]): Promise<readonly Signed[]>
  /** Records transactions before they are sent. Resolved records survive a crash. */
  recordSent(batches: readonly SentBatch<Item, Signed>[]): Promise<void>
  /**
   * Sends until the outcome is known, and records it.
   *
   * @param isTrusted True if a similar batch passed simulation, so that this one may skip it.
   */
  deliver(signed: Signed, isTrusted: boolean): Promise<BatchOutcome>
  /**
   * Rereads the items of an expired transaction before they are sent again.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
   */
  readAgain(items: readonly Item[], expired: Signed): Promise<ReadItems<Item>>
  /** Returns why none of these items can succeed at present, such as a low balance; undefined = no obstacle. */
  obstacleTo(items: readonly Item[]): Promise<MintlineError | undefined>
}

/** A transaction ready to be signed. */
export interface PreparedBatch {
  readonly status: 'prepared'
  /** Budget that suffices for later batches; undefined = measure each batch. */
  readonly budget: unknown
}

/** A transaction refused in simulation or on chain. */
export interface RefusedBatch {
  readonly status: 'failed'
  readonly error: MintlineError
  /** True if it is too large and must be split. Default: false. */
  readonly isOversized?: boolean | undefined
}

/** A transaction that can no longer land and is not known to have landed. */
export interface ExpiredBatch {
  readonly status: 'expired'
  readonly error: MintlineError
}

/** A transaction's outcome. */
export type BatchOutcome = { readonly status: 'confirmed' } | RefusedBatch | ExpiredBatch

/** Items compared with the chain. */
export interface ReadItems<Item> {
  /** Items already as requested. */
  readonly done: readonly Item[]
  /** Remaining items, updated to the state on chain. */
  readonly left: readonly Item[]
}

/** A signed transaction and its items. */
export interface SentBatch<Item, Signed> {
  readonly signed: Signed
  readonly items: readonly Item[]
}
