import type { Plan } from '../transaction/plan.ts'
import type { TransactionOutcome } from './outcome.ts'
import type { SendOptions, StageEvent } from './sendOptions.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { SendSession } from './wallet.ts'

/** A transaction in the plan has reached a new stage. */
export interface PlanStageEvent extends StageEvent {
  /** The transaction's index in the plan, from 0. */
  readonly index: number
  /** How many transactions the plan has. */
  readonly total: number
}

/** Options for sending a plan, the same for each transaction. */
export interface PlanSendOptions extends Omit<SendOptions, 'onStage'> {
  onStage?(event: PlanStageEvent): void
}

/** A plan's outcome. */
export interface PlanResult {
  /** `confirmed` if the whole plan is on chain, or it was empty; otherwise the last sent transaction's. */
  readonly status: TransactionOutcome['status']
  /** Outcomes in order, up to the first that is not `confirmed`. */
  readonly outcomes: readonly TransactionOutcome[]
}

/**
 * Sends a plan's transactions one after another, each after the previous is confirmed, and stops at the first that is
 * not. A signal that aborts between two of them ends it with its reason; confirmed ones stay.
 *
 * @throws What `sendTransaction` throws.
 */
export async function sendPlan(
  session: SendSession,
  plan: Plan,
  options: PlanSendOptions = {},
): Promise<PlanResult> {
  const outcomes: TransactionOutcome[] = []
  const total = plan.transactions.length
  for (const [index, planned] of plan.transactions.entries()) {
    const outcome = await sendTransaction(session, planned, {
      ...options,
      onStage: (event) => options.onStage?.({ ...event, index, total }),
    })
    outcomes.push(outcome)
    if (outcome.status !== 'confirmed') return { status: outcome.status, outcomes }
  }
  return { status: 'confirmed', outcomes }
}
