import type { Plan, PlanStageEvent, TransactionStage } from '@mintline/solana'

/** One transaction of a plan on its way. */
export interface Step {
  /** Unique in its plan. */
  id: string
  title: string
  /** Undefined = not begun. */
  stage: TransactionStage | undefined
  /** Base58; undefined until it is signed. */
  signature: string | undefined
}

/** The transactions of a plan before the first is begun. */
export function stepsOf({ transactions }: Plan): Step[] {
  return transactions.map(({ title }, index) => ({
    id: `${index} ${title}`,
    title,
    stage: undefined,
    signature: undefined,
  }))
}

/** The steps after one of them has come further. */
export function withStage(
  steps: readonly Step[],
  { index, stage, signature }: Pick<PlanStageEvent, 'index' | 'stage' | 'signature'>,
): Step[] {
  return steps.map((step, at) =>
    at === index ? { ...step, stage, signature: signature ?? step.signature } : step,
  )
}

/** How the sending of a plan ended. */
export type SendOutcome =
  | { status: 'confirmed' }
  /** The person said no in the wallet. Nothing of that step was sent. */
  | { status: 'rejected' }
  /** It did not land and cannot any more. */
  | { status: 'expired' }
  /** The person ended it here. What was sent before stays. */
  | { status: 'stopped' }
  /** It was sent, and nobody can tell any more whether it landed. */
  | { status: 'unknown'; error: unknown }
  | { status: 'failed'; error: unknown }

/** Words for where a transaction is. */
export const STAGE_NAMES: Record<TransactionStage, string> = {
  building: 'Building',
  simulating: 'Simulating',
  signing: 'Approve in your wallet',
  sent: 'Sent, waiting for confirmation',
  confirmed: 'Confirmed',
  expired: 'Expired',
  failed: 'Failed',
}

/** Words for how a plan ended. */
export const END_NAMES: Record<SendOutcome['status'], string> = {
  confirmed: 'Confirmed',
  rejected: 'You rejected it in your wallet',
  expired: 'It expired before it was taken',
  stopped: 'Stopped',
  unknown: 'It is not known what became of it',
  failed: 'It failed',
}
