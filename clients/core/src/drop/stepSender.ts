import type { MintlineError } from '../errors/mintlineError.ts'
import type { AskOptions } from '../node/askNode.ts'

/** A step's cost in base units of the native coin. */
export interface StepCost {
  /** Most that the network keeps, for the transaction and for storage that it does not bill apart. */
  readonly fee: bigint
  /** Locked while accounts exist, as rent; negative if some is returned. 0 on chains without such deposits. */
  readonly deposit: bigint
}

/** A step before it is sent. */
export interface StepPreview {
  /** The step's title. */
  readonly title: string
  /** Undefined = known only once the steps before it are confirmed. */
  readonly cost: StepCost | undefined
  /** Why it would fail on the present state; undefined = it would not, or needs the steps before it. */
  readonly error: MintlineError | undefined
}

/** A confirmed step. */
export interface SentStep {
  /** The step's title. */
  readonly title: string
  /** Transaction hash or signature. */
  readonly hash: string
  /** Address of the contract that it created, where only the transaction tells; undefined = none. */
  readonly created?: string | undefined
}

/** A call that a wallet is asked to sign and send by itself; the nonce of a sender with a key tells whether it did. */
export interface AskedCall {
  /** Sender. */
  readonly from: string
  /** Sender's next nonce when the wallet was asked; undefined = a contract, whose nonce says nothing about its calls. */
  readonly nonce?: number | undefined
  /** Called contract; undefined = contract creation. */
  readonly to?: string | undefined
  /** Call data in hex. */
  readonly data: string
  /** Base units of the native coin that the call pays. */
  readonly value: bigint
  /** Latest block when the wallet was asked: the call lands after it. */
  readonly sinceBlock: bigint
  /** Hash that the wallet answered with, or that took its place since; undefined = it has not answered. */
  readonly hash?: string | undefined
}

/** A transaction as stored before its bytes can leave; a later run finds its outcome. */
export interface RecordedStep {
  /** Transaction hash or signature; for an asked call, its sender and nonce, or latest block. */
  readonly id: string
  /** The step's title. */
  readonly title: string
  /** Signed bytes, which land at most once however often they are sent. Undefined = only looked up, never sent again. */
  readonly serialized?: `0x${string}` | undefined
  /** Last block height at which it can land, on chains where transactions have one. */
  readonly lastValidBlockHeight?: number | undefined
  /** The call that a wallet was asked for which sends by itself; undefined = signed here. */
  readonly asked?: AskedCall | undefined
  /** The kind of contract that it creates, in the chain's words; undefined = none. */
  readonly creates?: string | undefined
}

/** Where steps are recorded before they are sent. Its errors stop the step before anything leaves. */
export interface StepJournal {
  list(): readonly RecordedStep[]
  /** Stores a step; one with the same id is replaced. */
  add(step: RecordedStep): Promise<void> | void
  /** Called once a step has ended, or is certain not to be sent. */
  remove(id: string): void
}

/** Progress while steps are sent. */
export interface StepProgress {
  /** The step's title. */
  readonly title: string
  /** The step's index, from 0. */
  readonly index: number
  /** Step count. */
  readonly total: number
  readonly stage: 'checking' | 'signing' | 'sent' | 'confirmed'
  /** Hash or signature; undefined = not sent yet. Changes if a wallet sends the step again at another price. */
  readonly hash: string | undefined
}

/** Options for sending steps. */
export interface SendStepsOptions<Sent extends SentStep = SentStep> extends AskOptions {
  readonly journal: Pick<StepJournal, 'add' | 'remove'>
  /** Called at each stage of each step, in order. */
  readonly onProgress?: ((progress: StepProgress) => void) | undefined
  /** Called when a step is confirmed and still recorded, to store what it created. */
  readonly onConfirmed?: ((sent: Sent) => void) | undefined
}

/** Options for finding a recorded step's outcome. */
export interface ResumeStepOptions extends AskOptions {
  /** Called once if the node lags behind the step's confirmation; it is waited for, 90 seconds at most. */
  readonly onBehind?: (() => void) | undefined
}

/** A recorded step's outcome. */
export type StepOutcome<Sent extends SentStep = SentStep> =
  | { readonly status: 'confirmed'; readonly sent: Sent }
  | { readonly status: 'failed'; readonly error: MintlineError }
  /**
   * It never landed, and no longer can; an asked call still can if the wallet goes on showing it. `takenBy` is the other
   * transaction that used an asked call's nonce; undefined = none has.
   */
  | { readonly status: 'notSent'; readonly takenBy?: string | undefined }
  /**
   * Nothing on chain tells: a contract, such as a vault or a smart account, was asked for a call, and may have sent it or
   * send it yet. Plan again before you ask for the rest.
   */
  | { readonly status: 'unknown' }
  /** It can no longer land, and the node keeps no history that would show whether it did. */
  | { readonly status: 'forgotten' }

/** Previews and sends steps on one chain, with its one sender. */
export interface StepSender<
  Step extends { readonly title: string },
  Wallet,
  Preview extends StepPreview = StepPreview,
  Sent extends SentStep = SentStep,
> {
  /**
   * Previews what each step costs, and whether it would fail. Signs and sends nothing.
   *
   * @param wallet The sending wallet's address.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
   */
  preview(steps: readonly Step[], wallet: string, options?: AskOptions): Promise<readonly Preview[]>
  /**
   * Sends steps one after another, each once the previous one is confirmed. Each is recorded before its bytes leave,
   * and its record is removed when it has ended: whatever stays in the journal after an error or a crash is for
   * `resume`. Confirmed steps stay; read the drop and plan again for the rest.
   *
   * @throws The error of the first step that is not confirmed, before anything is signed if a simulation shows it.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
   */
  send(
    steps: readonly Step[],
    wallet: Wallet,
    options: SendStepsOptions<Sent>,
  ): Promise<readonly Sent[]>
  /**
   * Finds the outcome of a step that an earlier run recorded: waits until it has ended, and sends its bytes again if no
   * node has them. A call that a wallet was asked for is found by its sender's nonce, or hash. Resume all records before you read
   * a drop, and then remove them.
   *
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, PROMI_EVENT_TIMEOUT, or the signal's reason: keep the record.
   */
  resume(step: RecordedStep, options?: ResumeStepOptions): Promise<StepOutcome<Sent>>
}
