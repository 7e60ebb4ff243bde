import { isMintlineError } from '@mintline/core'
import type { PlanResult } from '@mintline/solana'
import type { SendOutcome, Step } from './steps.ts'

/** Returns the outcome for a sent plan. */
export function outcomeOfResult({ outcomes }: PlanResult): SendOutcome {
  const last = outcomes.at(-1)
  switch (last?.status) {
    case 'failed':
      return { status: 'failed', error: last.error }
    case 'expired':
      return { status: 'expired' }
    default:
      return { status: 'confirmed' }
  }
}

/** Returns the outcome for a plan whose sending threw. */
export function outcomeOfError(
  error: unknown,
  { signal, stage }: { signal: AbortSignal; stage: Step['stage'] },
): SendOutcome {
  // It was sent and may land, whatever kept the sender from following it.
  if (stage === 'sent') return { status: 'unknown', error }
  if (signal.aborted && error === signal.reason) return { status: 'stopped' }
  if (isMintlineError(error, 'TRANSACTION_REJECTED')) return { status: 'rejected' }
  return { status: 'failed', error }
}
