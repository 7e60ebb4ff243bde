import type { Plan, TransactionPreview } from '@mintline/solana'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import type { SendOutcome, Step } from '../lib/steps.ts'
import type { ReviewRequest } from './transactionsContext.ts'

/** State of a review. */
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
      /** Current failure of the node; requests are repeated. */
      nodeFailure: string | undefined
      /** Stops before the next transaction. */
      stop: () => void
      isStopping: boolean
    }
  | { status: 'ended'; steps: readonly Step[]; end: SendOutcome }

/** The open review. */
export interface ShownReview {
  /** Unique among the reviews of this page. */
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
