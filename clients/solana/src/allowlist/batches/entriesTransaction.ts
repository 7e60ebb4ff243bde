import { phaseNumber } from '@mintline/core/text'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../../transaction/plan.ts'
import type { AllowlistPhase } from './allowlistPhase.ts'
import type { EntryWork } from './entryWork.ts'

/** Builds the transaction that changes these entries. */
export function entriesTransaction<Item>(
  phase: AllowlistPhase,
  work: EntryWork<Item>,
  items: readonly Item[],
): PlannedTransaction {
  return {
    title: entriesTitle(phase, work, items),
    instructions: items.map((item) => work.instructionOf(item)),
    payer: phase.creator,
    signers: [],
    maxComputeUnits: COMPUTE_LIMITS.administration,
    rent: items.reduce((sum, item) => sum + work.rentOf(item), 0n),
  }
}

/** Display title for a change to these entries. */
export function entriesTitle<Item>(
  { phaseIndex }: AllowlistPhase,
  { operation }: EntryWork<Item>,
  { length }: readonly Item[],
): string {
  const verb = operation === 'upsert' ? 'Write' : 'Remove'
  const noun = length === 1 ? 'entry' : 'entries'
  return `${verb} ${length} ${noun} of the allowlist of phase ${phaseNumber(phaseIndex)}`
}
