import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { isNodeError } from '../node/nodeFailure.ts'
import { afterFailure, type Batch, type FailureKind } from './afterFailure.ts'
import type { BatchEffects, PreparedBatch, RefusedBatch } from './batchEffects.ts'

/** An item given up, with the reason. */
export interface FailedItem<Item> {
  readonly item: Item
  readonly error: MintlineError
}

/** Batch run progress. Counts are items. */
export interface BatchCounts {
  readonly done: number
  readonly failed: number
  readonly inFlight: number
}

/** Options for a batch run. */
export interface BatchRunOptions {
  /** Maximum transactions in flight; at least 1. */
  readonly maxInFlight: number
  /** Maximum transactions to sign at once, at most `maxInFlight`; at least 1. */
  readonly signAtOnce: number
  /** Stops starting transactions on abort; waits for those in flight. */
  readonly signal?: AbortSignal | undefined
  /** Called on every change. */
  readonly onChange?: ((counts: BatchCounts) => void) | undefined
}

/** The outcome for all items. */
export interface BatchRunResult<Item, Signed> {
  /** True if the signal or the wallet's user ended the run early. */
  readonly isCancelled: boolean
  readonly done: readonly Item[]
  readonly failed: readonly FailedItem<Item>[]
  /** Transactions known to have landed successfully. */
  readonly landed: readonly Signed[]
}

/**
 * Sends batches in parallel and retries failures in smaller and smaller batches. After an expiry, resends only the
 * items missing on chain.
 *
 * The first batch to pass simulation sets the compute budget for all later ones. Put the most expensive batch first:
 * a batch that needs more fails on chain and costs a second fee.
 *
 * @throws Journal and wallet errors, once the outcomes of all sent transactions are known.
 */
export function runBatches<Item, Prepared extends PreparedBatch, Signed>(
  batches: readonly (readonly Item[])[],
  effects: BatchEffects<Item, Prepared, Signed>,
  options: BatchRunOptions,
): Promise<BatchRunResult<Item, Signed>> {
  return new BatchRun(batches, effects, options).run()
}

class BatchRun<Item, Prepared extends PreparedBatch, Signed> {
  private readonly effects: BatchEffects<Item, Prepared, Signed>
  private readonly options: BatchRunOptions
  private readonly pending: Batch<Item>[]
  private readonly active = new Set<Promise<void>>()
  private readonly done: Item[] = []
  private readonly failed: FailedItem<Item>[] = []
  private readonly landed: Signed[] = []
  private inFlight = 0
  private budget: Prepared['budget'] | undefined
  private isCautious = false
  private isRejected = false
  /** Journal or watcher error that ends the run. */
  private crash: { readonly error: unknown } | undefined

  constructor(
    batches: readonly (readonly Item[])[],
    effects: BatchEffects<Item, Prepared, Signed>,
    options: BatchRunOptions,
  ) {
    this.pending = batches.map((items) => ({ items, failures: 0, isSuspect: false }))
    this.effects = effects
    this.options = options
  }

  async run(): Promise<BatchRunResult<Item, Signed>> {
    try {
      while (this.hasWork()) {
        if (this.isRoomForMore()) await this.start(this.takeNext())
        else await Promise.race(this.active)
      }
    } finally {
      await Promise.all(this.active)
    }
    if (this.crash) throw this.crash.error
    const { done, failed, landed } = this
    return { isCancelled: this.isStopped(), done, failed, landed }
  }

  private isStopped(): boolean {
    return this.isRejected || this.crash !== undefined || (this.options.signal?.aborted ?? false)
  }

  private hasWork(): boolean {
    return this.active.size > 0 || (this.pending.length > 0 && !this.isStopped())
  }

  /** Waits for room for a full set of signatures, or for all that are left: each request may prompt a person. */
  private isRoomForMore(): boolean {
    const { maxInFlight, signAtOnce } = this.options
    const wanted = Math.min(signAtOnce, this.pending.length)
    return wanted > 0 && !this.isStopped() && this.active.size + wanted <= maxInFlight
  }

  private takeNext(): readonly Batch<Item>[] {
    const measures = this.budget === undefined && this.pending[0]?.isSuspect === false
    return this.pending.splice(0, measures ? 1 : this.options.signAtOnce)
  }

  private async start(batches: readonly Batch<Item>[]): Promise<void> {
    const attempts = await Promise.all(batches.map((batch) => this.prepare(batch)))
    const ready = attempts.flatMap((attempt) => attempt ?? [])
    const signed = await this.sign(ready)
    const sent = ready.flatMap(({ batch }, index) => {
      const transaction = signed[index]
      return transaction === undefined ? [] : [{ batch, items: batch.items, signed: transaction }]
    })
    await this.effects.recordSent(sent)
    for (const { batch, signed: transaction } of sent) this.follow(batch, transaction)
  }

  private async prepare(batch: Batch<Item>) {
    const isSimulated = batch.isSuspect || this.isCautious
    try {
      const prepared = await this.effects.prepare(
        batch.items,
        isSimulated ? undefined : this.budget,
      )
      if (isPrepared(prepared)) {
        if (!batch.isSuspect) this.budget ??= prepared.budget
        return { batch, prepared }
      }
      await this.refuse(batch, prepared)
    } catch (error) {
      await this.fail(batch, 'lost', nodeErrorOf(error))
    }
    return undefined
  }

  /** Returns an empty array if nothing was signed. */
  private async sign(
    ready: readonly { batch: Batch<Item>; prepared: Prepared }[],
  ): Promise<readonly Signed[]> {
    if (ready.length === 0) return []
    try {
      return await this.effects.sign(ready.map(({ prepared }) => prepared))
    } catch (error) {
      if (isMintlineError(error, 'TRANSACTION_REJECTED')) {
        this.isRejected = true
        return []
      }
      const failure = nodeErrorOf(error)
      for (const { batch } of ready) await this.fail(batch, 'lost', failure)
      return []
    }
  }

  private follow(batch: Batch<Item>, signed: Signed): void {
    this.inFlight += batch.items.length
    this.report()
    const end = this.deliver(batch, signed)
      .catch((error: unknown) => {
        this.crash ??= { error }
      })
      .finally(() => this.active.delete(end))
    this.active.add(end)
  }

  private async deliver(batch: Batch<Item>, signed: Signed): Promise<void> {
    // A failure without preflight costs one fee, and is simulated from then on.
    const outcome = await this.effects.deliver(signed, !batch.isSuspect && !this.isCautious)
    this.inFlight -= batch.items.length
    if (outcome.status === 'confirmed') {
      this.done.push(...batch.items)
      this.landed.push(signed)
      this.report()
    } else if (outcome.status === 'failed') {
      await this.refuse(batch, outcome)
    } else {
      await this.sendRestAgain(batch, signed, outcome.error)
    }
  }

  /** A node may not know the outcome of a landed transaction, so the chain decides which items are left. */
  private async sendRestAgain(
    batch: Batch<Item>,
    expired: Signed,
    error: MintlineError,
  ): Promise<void> {
    try {
      const { done, left } = await this.effects.readAgain(batch.items, expired)
      this.done.push(...done)
      if (left.length > 0) await this.fail({ ...batch, items: left }, 'lost', error)
    } catch (unread) {
      // Nobody knows what landed, so nothing is sent again.
      this.giveUp(batch.items, nodeErrorOf(unread))
    }
    this.report()
  }

  private refuse(batch: Batch<Item>, { error, isOversized }: RefusedBatch): Promise<void> {
    return this.fail(batch, isOversized ? 'oversized' : 'refused', error)
  }

  private async fail(batch: Batch<Item>, kind: FailureKind, error: MintlineError): Promise<void> {
    const obstacle = kind === 'lost' ? undefined : await this.obstacleTo(batch.items)
    // An obstacle for one batch may stop all, so simulate each from now on before it costs a fee.
    if (obstacle) this.isCautious = true
    const next = obstacle ? [] : afterFailure(batch, kind)
    if (next.length > 0) this.pending.push(...next)
    else this.giveUp(batch.items, obstacle ?? error)
    this.report()
  }

  /** A failing node is not an obstacle: the batch is simulated before it is sent again. */
  private async obstacleTo(items: readonly Item[]): Promise<MintlineError | undefined> {
    try {
      return await this.effects.obstacleTo(items)
    } catch (error) {
      nodeErrorOf(error)
      return undefined
    }
  }

  private giveUp(items: readonly Item[], error: MintlineError): void {
    for (const item of items) this.failed.push({ item, error })
  }

  private report(): void {
    const { done, failed, inFlight } = this
    this.options.onChange?.({ done: done.length, failed: failed.length, inFlight })
  }
}

function isPrepared<Prepared extends PreparedBatch>(
  batch: Prepared | RefusedBatch,
): batch is Prepared {
  return batch.status === 'prepared'
}

/** Returns node errors, and rethrows any other: it is not a batch failure. */
function nodeErrorOf(error: unknown): MintlineError {
  if (isNodeError(error)) return error
  throw error
}
