import type { Plan } from '../transaction/plan.ts'
import type { TransactionOutcome } from './outcome.ts'
import type { SendOptions, StageEvent } from './sendOptions.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { SendSession } from './session.ts'

/** New stage of one transaction in a plan. */
export interface PlanStageEvent extends StageEvent {
  /** Index of the transaction in the plan, from 0. */
  readonly index: number
  /** Number of transactions in the plan. */
  readonly total: number
}

/** Options for sending a plan, the same for each transaction. */
export interface PlanSendOptions extends Omit<SendOptions, 'onStage'> {
  onStage?(event: PlanStageEvent): void
}

/** Outcome of a plan. */
export interface PlanResult {
  /** `confirmed` where all of it is on chain, or it was empty; otherwise that of the last transaction sent. */
  readonly status: TransactionOutcome['status']
  /** Of the transactions up to the first that is not confirmed, in order. */
  readonly outcomes: readonly TransactionOutcome[]
}

/**
 * Sends the transactions of a plan one after another, each after the previous is confirmed, and stops at the first that
 * is not. A signal that aborts between two of them ends it with its reason; confirmed ones stay.
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
