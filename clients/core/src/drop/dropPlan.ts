import type { MintlineError } from '../errors/mintlineError.ts'
import type { AskOptions } from '../node/askNode.ts'
import type { DropState } from './dropState.ts'
import type { DropTerms } from './dropTerms.ts'
import type { SentStep, StepPreview, StepSender } from './stepSender.ts'

/** A changed value: text for display, or a time in Unix seconds. */
export type DropValue = string | { readonly time: bigint }

/** A value in a drop that differs from its terms. */
export interface DropChange {
  /** Part of the drop, for display: `collection`, `phase 1 Everybody`, `token 3, phase 1 Everybody`. */
  readonly subject: string
  /** Path in `DropTerms`: `money.receivers`, `phases.0.price`; for `id` and `owner`, in `DropState`. */
  readonly path: string
  /** For display: `treasury`. */
  readonly label: string
  /** The value on chain; undefined = there is none. */
  readonly before: DropValue | undefined
  readonly after: DropValue
}

/** A difference that the chain would refuse to settle. */
export interface RefusedChange {
  /** Path in `DropTerms`; for `owner`, in `DropState`. */
  readonly path: string
  readonly error: MintlineError
}

/** A warning to show before a plan is sent. It does not stop the plan. */
export interface PlanWarning {
  /** Code to branch on. */
  readonly code: string
  /** One sentence that a person can act on. */
  readonly message: string
  /** Path in `DropTerms`; undefined = it is about the whole plan. */
  readonly path?: string | undefined
}

/** A transaction that brings a drop closer to its terms. */
export interface DropStep {
  /** For display: `Set the royalties`. */
  readonly title: string
  /** Part of the work that it belongs to; parts are sent in the plan's order, each planned anew. */
  readonly part: string
}

/**
 * Steps from a drop to its terms. Values that later steps need may only be known once earlier ones are confirmed, so
 * send the first part, then plan again.
 */
export interface DropPlan<Step extends DropStep = DropStep> {
  /** In sending order; empty = nothing to send. */
  readonly steps: readonly Step[]
  /** Values that the steps set. */
  readonly changes: readonly DropChange[]
  /** Differences that no transaction can settle. */
  readonly lasting: readonly DropChange[]
  readonly refused: readonly RefusedChange[]
  readonly warnings: readonly PlanWarning[]
}

/** A drop on chain. */
export interface PresentDrop<Extras extends object = object> {
  readonly state: DropState<Extras>
}

/** Terms, and the drop that they are for. */
export interface DropPlanInput<Terms extends DropTerms, Present extends PresentDrop> {
  readonly terms: Terms
  /** Undefined = not on chain yet. */
  readonly present: Present | undefined
  /** Wallet that sends the steps. */
  readonly wallet: string
}

/** Reads, plans, previews and sends drops on one chain. */
export interface DropChain<
  Terms extends DropTerms = DropTerms,
  Present extends PresentDrop = PresentDrop,
  Step extends DropStep = DropStep,
  Wallet = never,
  Preview extends StepPreview = StepPreview,
  Sent extends SentStep = SentStep,
> extends StepSender<Step, Wallet, Preview, Sent> {
  /**
   * Reads a drop.
   *
   * @param contract The drop's address.
   * @returns Undefined if the address holds nothing.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
   */
  read(contract: string, options?: AskOptions): Promise<Present | undefined>
  /**
   * Returns the address of the drop that a wallet creates from terms; undefined if it is known only afterwards.
   *
   * @param wallet The creating wallet's address.
   */
  addressToBe(terms: Terms, wallet: string, options?: AskOptions): Promise<string | undefined>
  /** Returns the terms that a drop has: change one value, and `plan` changes nothing else. */
  termsOf(present: Present): Terms
  /**
   * Plans what a drop lacks: all of it, or its differences from the terms.
   *
   * @throws INPUT_INVALID if no drop can have the terms; what reads throw.
   */
  plan(input: DropPlanInput<Terms, Present>, options?: AskOptions): Promise<DropPlan<Step>>
}
