import type { Plan, TransactionPreview } from '@mintline/solana'
import type { SendOutcome, Step } from '../lib/steps.ts'
import type { ReviewRequest } from './transactionsContext.ts'

/** Where a review has come to. */
export type ReviewState =
  /** It is planned and simulated. */
  | { status: 'preparing' }
  /** There is no plan: what was entered is refused, or the node is not there. */
  | { status: 'unready'; error: unknown }
  | {
      status: 'ready'
      plan: Plan
      previews: readonly TransactionPreview[]
      /** Milliseconds since 1970 of when the chain was read for it. */
      readAt: number
    }
  | {
      status: 'sending'
      steps: readonly Step[]
      /** What the node fails to answer at the moment; it is asked again. */
      nodeFailure: string | undefined
      /** Starts no further transaction. */
      stop: () => void
      isStopping: boolean
    }
  | { status: 'ended'; steps: readonly Step[]; end: SendOutcome }

/** The review that is on the screen. */
export interface ShownReview {
  /** Unique among the reviews of this page. */
  id: number
  request: ReviewRequest
  state: ReviewState
  /** Plans and simulates again, and sends only once the person agrees again. */
  prepare: () => void
  /** Sends what is ready. */
  send: () => void
  /** Takes it from the screen; what is being sent goes on. */
  close: () => void
}
