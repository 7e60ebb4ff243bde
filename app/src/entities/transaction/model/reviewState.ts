import type { Plan, TransactionPreview } from '@mintline/solana'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import type { SendOutcome, Step } from '../lib/steps.ts'
import type { ReviewRequest } from './transactionsContext.ts'

/** A review's state. */
export type ReviewState =
  /** Being planned and simulated. */
  | { status: 'preparing' }
  /** No plan: the input is refused, or the node is not available. */
  | { status: 'unready'; error: unknown }
  | {
      status: 'ready'
      plan: Plan
      changes: readonly ChangeGroup[]
      previews: readonly TransactionPreview[]
      /** Milliseconds since 1970 when the chain was read for it. */
      readAt: number
    }
  | {
      status: 'sending'
      steps: readonly Step[]
      /** The node's current failure; requests are retried. */
      nodeFailure: string | undefined
      /** Stops before the next transaction. */
      stop: () => void
      isStopping: boolean
    }
  | { status: 'ended'; steps: readonly Step[]; end: SendOutcome }

/** The open review. */
export interface ShownReview {
  /** Unique among this page's reviews. */
  id: number
  request: ReviewRequest
  state: ReviewState
  /** Plans and simulates again; sending needs a new confirmation. */
  prepare: () => void
  /** Sends the prepared plan. */
  send: () => void
  /** Closes the review; a plan being sent continues. */
  close: () => void
}
