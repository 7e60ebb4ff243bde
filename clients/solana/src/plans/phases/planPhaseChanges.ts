import type { InputProblem } from '@mintline/core'
import { PublicKey } from '@solana/web3.js'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Administration } from '../../instructions/accounts.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { PhaseFieldChange } from '../../transaction/planChange.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { phaseChanges } from '../changes/phaseChanges.ts'
import { type PlanFor, requireCreator } from '../collection/requireRole.ts'
import { checkPhaseCount } from '../problems/phaseTerms.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { type PhaseStep, packPhases, phasesTitle } from './packPhases.ts'
import { type PhaseState, phaseStateOf } from './phaseChange.ts'
import { type PhaseInput, phaseTermsOf } from './phaseInput.ts'
import { addPhaseSteps } from './planAddPhases.ts'
import { checkPhaseState, modifyPhaseStep } from './planModifyPhases.ts'

/** A phase as it shall be. */
export interface DesiredPhase extends PhaseInput {
  /** True where left out. */
  active?: boolean | undefined
}

export interface PhaseChangesInput extends PlanFor {
  /**
   * All phases by index, those on chain first. A start that is left out stays as it is on chain,
   * and is now for a new phase; everything else that is left out has its default.
   */
  readonly desired: readonly DesiredPhase[]
  /** The chain's time in unix seconds. */
  readonly now: bigint
  /** Rent of today's clusters where left out. */
  readonly rentOf?: RentFormula | undefined
}

/** What is to become of one phase. */
export interface PhaseDifference {
  readonly phaseIndex: number
  readonly type: 'add' | 'modify'
  /** The phase as it shall be. */
  readonly after: PhaseState
  /** Values that change; all of them for a new phase. */
  readonly fields: readonly PhaseFieldChange[]
}

/** A plan that makes phases as desired, and what it changes for people to read. */
export interface PhaseChangesPlan extends Plan {
  /** By index; empty = all is as desired. */
  readonly differences: readonly PhaseDifference[]
}

/** Everything that the program would refuse or that would close a phase, by paths from `desired`. */
export function collectPhaseChangesProblems(
  input: Omit<PhaseChangesInput, 'wallet'>,
): readonly InputProblem[] {
  const { info, desired } = input
  return collectProblems((problems) => {
    checkPhaseCount(problems, 'desired', desired.length)
    for (const { phaseIndex } of info.phases.slice(desired.length)) {
      problems.add(
        `desired.${phaseIndex}`,
        new SolanaClientError('PHASE_NOT_REMOVABLE', { phaseIndex }),
      )
    }
    for (const { phaseIndex, type, after } of phaseDifferences(input)) {
      const minted = type === 'add' ? 0n : (info.phases[phaseIndex]?.currentMints ?? 0n)
      checkPhaseState(problems, `desired.${phaseIndex}`, { info, after, minted })
    }
  })
}

/** What is to become of the phases, by index. */
export function phaseDifferences({
  info,
  desired,
  now,
}: Omit<PhaseChangesInput, 'wallet'>): readonly PhaseDifference[] {
  return desired.flatMap((phase, phaseIndex): PhaseDifference[] => {
    const existing = info.phases[phaseIndex]
    const terms = phaseTermsOf(phase, existing?.startTime ?? now)
    const after = { ...terms, active: phase.active ?? true }
    const before = existing && phaseStateOf(existing)
    const fields = phaseChanges(phaseIndex, before, after)
    if (!existing) return [{ phaseIndex, type: 'add', after, fields }]
    return fields.length > 0 ? [{ phaseIndex, type: 'modify', after, fields }] : []
  })
}

/**
 * Makes the phases of a collection as desired: adds what is missing and changes what differs.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all that is wrong, such as PHASE_NOT_REMOVABLE
 */
export async function planPhaseChanges(input: PhaseChangesInput): Promise<PhaseChangesPlan> {
  const { info, wallet, rentOf } = input
  requireCreator(input)
  assertNoProblems(collectPhaseChangesProblems(input))
  const target = { deployment: new PublicKey(info.editions), creator: new PublicKey(wallet) }
  const differences = phaseDifferences(input)
  const steps = differences.map((difference) => stepOf(target, difference))
  return {
    title: steps.length > 0 ? `${phasesTitle(steps)} of ${info.symbol}` : 'Nothing to change',
    transactions: packPhases({ target, phases: info.phases, rentOf }, steps),
    warnings: [],
    changes: differences.flatMap(({ fields }) => fields),
    differences,
  }
}

/** A phase is added active; one that shall not be is closed in the same transaction. */
function stepOf(target: Administration, { phaseIndex, type, after }: PhaseDifference): PhaseStep {
  const modification = modifyPhaseStep(target, phaseIndex, after)
  if (type === 'modify') return modification
  const additions = addPhaseSteps(target, [after], phaseIndex)
  const closing = after.active ? [] : [modification]
  const instructions = [...additions, ...closing].flatMap((step) => step.instructions)
  return { phaseIndex, type, instructions, phase: after }
}
