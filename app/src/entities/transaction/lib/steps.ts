import type { Plan, PlanStageEvent, TransactionStage } from '@mintline/solana'

/** One transaction's progress in a plan. */
export interface Step {
  /** Unique in its plan. */
  id: string
  title: string
  /** Undefined = not started. */
  stage: TransactionStage | undefined
  /** Base58; undefined until it is signed. */
  signature: string | undefined
}

/** Returns a plan's steps before any is started. */
export function stepsOf({ transactions }: Plan): Step[] {
  return transactions.map(({ title }, index) => ({
    id: `${index} ${title}`,
    title,
    stage: undefined,
    signature: undefined,
  }))
}

/** Returns the steps after one has advanced. */
export function withStage(
  steps: readonly Step[],
  { index, stage, signature }: Pick<PlanStageEvent, 'index' | 'stage' | 'signature'>,
): Step[] {
  return steps.map((step, at) =>
    at === index ? { ...step, stage, signature: signature ?? step.signature } : step,
  )
}

/** The outcome of sending a plan. */
export type SendOutcome =
  | { status: 'confirmed' }
  /** The person rejected it in the wallet. Nothing from that step was sent. */
  | { status: 'rejected' }
  /** It did not land and cannot land any more. */
  | { status: 'expired' }
  /** The person stopped it. Earlier transactions remain. */
  | { status: 'stopped' }
  /** It was sent, but whether it landed can no longer be found out. */
  | { status: 'unknown'; error: unknown }
  | { status: 'failed'; error: unknown }

/** Stages for display. */
export const STAGE_NAMES: Record<TransactionStage, string> = {
  building: 'Building',
  simulating: 'Simulating',
  signing: 'Approve in your wallet',
  sent: 'Sent, waiting for confirmation',
  confirmed: 'Confirmed',
  expired: 'Expired',
  failed: 'Failed',
}

/** Outcomes for display. */
export const END_NAMES: Record<SendOutcome['status'], string> = {
  confirmed: 'Confirmed',
  rejected: 'You rejected it in your wallet',
  expired: 'It expired before it was processed',
  stopped: 'Stopped',
  unknown: 'The outcome is unknown',
  failed: 'It failed',
}
