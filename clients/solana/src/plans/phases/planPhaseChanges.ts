import type { InputProblem } from '@mintline/core/errors'
import { PublicKey } from '@solana/web3.js'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Administration } from '../../instructions/accounts.ts'
import { tokensIn } from '../../limits.ts'
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
import { checkPriceToken, type PhaseTokenFacts, tokenSteps } from './phaseTokens.ts'
import { addPhaseSteps } from './planAddPhases.ts'
import {
  checkCurrency,
  checkPhaseLock,
  checkPhaseState,
  modifyPhaseStep,
} from './planModifyPhases.ts'

/** A phase as it should be. */
export interface DesiredPhase extends PhaseInput {
  /** Default: true. */
  active?: boolean | undefined
}

export interface PhaseChangesInput extends PlanFor, PhaseTokenFacts {
  /**
   * All phases by index, those on chain first. A start defaults to the one on chain, or now for a new phase; other
   * values have the usual defaults.
   */
  readonly desired: readonly DesiredPhase[]
  /** Chain time in unix seconds. */
  readonly now: bigint
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** How a phase on chain differs from its desired state. */
export interface PhaseDifference {
  readonly phaseIndex: number
  readonly type: 'add' | 'modify'
  /** The desired state. */
  readonly after: PhaseState
  /** Changed values; for a new phase, all values. */
  readonly fields: readonly PhaseFieldChange[]
}

/** A plan for the desired phases, with its changes for display. */
export interface PhaseChangesPlan extends Plan {
  /** By index; empty = no difference. */
  readonly differences: readonly PhaseDifference[]
}

/** Collects everything that the program would refuse or that would close a phase, by paths from `desired`. */
export function collectPhaseChangesProblems(
  input: Omit<PhaseChangesInput, 'wallet'>,
): readonly InputProblem[] {
  const { info, desired, priceTokens: tokens } = input
  return collectProblems((problems) => {
    checkPhaseCount(problems, 'desired', desired.length)
    for (const { phaseIndex } of info.phases.slice(desired.length)) {
      problems.add(
        `desired.${phaseIndex}`,
        new SolanaClientError('PHASE_NOT_REMOVABLE', { phaseIndex }),
      )
    }
    for (const { phaseIndex, type, after, fields } of phaseDifferences(input)) {
      const existing = type === 'modify' ? info.phases[phaseIndex] : undefined
      const path = `desired.${phaseIndex}`
      const before = existing && phaseStateOf(existing)
      const minted = existing?.currentMints ?? 0n
      checkPhaseState(problems, path, { info, before, after, minted })
      if (!before) {
        checkPriceToken(problems, `${path}.priceToken`, after, tokens)
        continue
      }
      checkCurrency(problems, path, { phaseIndex, before, after, tokens })
      checkPhaseLock(problems, path, info, fields)
    }
  })
}

/** Compares all phases with their desired states, by index. */
export function phaseDifferences({
  info,
  desired,
  now,
  priceTokens,
}: Omit<PhaseChangesInput, 'wallet'>): readonly PhaseDifference[] {
  return desired.flatMap((phase, phaseIndex): PhaseDifference[] => {
    const existing = info.phases[phaseIndex]
    const terms = phaseTermsOf(phase, existing?.startTime ?? now)
    const after = { ...terms, active: phase.active ?? true }
    const before = existing && phaseStateOf(existing)
    const fields = phaseChanges(phaseIndex, before, after, priceTokens)
    if (!existing) return [{ phaseIndex, type: 'add', after, fields }]
    return fields.length > 0 ? [{ phaseIndex, type: 'modify', after, fields }] : []
  })
}

/**
 * Plans how to bring a collection's phases to the desired state: adds missing ones and modifies others.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems, such as PHASE_NOT_REMOVABLE
 */
export function planPhaseChanges(input: PhaseChangesInput): PhaseChangesPlan {
  const { info, wallet, rentOf, priceTokens: tokens = new Map() } = input
  requireCreator(input)
  assertNoProblems(collectPhaseChangesProblems({ ...input, priceTokens: tokens }))
  const target = { deployment: new PublicKey(info.editions), creator: new PublicKey(wallet) }
  const differences = phaseDifferences(input)
  const steps = differences.map((difference) => stepOf(target, difference))
  const accepting = tokenSteps(target, paidTokens(differences), { tokens, rentOf })
  return {
    title: steps.length > 0 ? `${phasesTitle(steps)} of ${info.symbol}` : 'Nothing to change',
    transactions: packPhases({ target, phases: info.phases, rentOf }, [...accepting, ...steps]),
    warnings: [],
    changes: differences.flatMap(({ fields }) => fields),
    differences,
  }
}

/** Lists changed phases' tokens, without the phases that are only paused, which take no payments. */
function paidTokens(differences: readonly PhaseDifference[]): readonly string[] {
  const paid = differences.filter(
    ({ after, fields }) => after.active || fields.some(({ field }) => field === 'priceToken'),
  )
  return tokensIn(paid.map(({ after }) => after))
}

/** A new phase is active, so an inactive one is modified in the same transaction. */
function stepOf(target: Administration, { phaseIndex, type, after }: PhaseDifference): PhaseStep {
  const modification = modifyPhaseStep(target, phaseIndex, after)
  if (type === 'modify') return modification
  const additions = addPhaseSteps(target, [after], phaseIndex)
  const closing = after.active ? [] : [modification]
  const instructions = [...additions, ...closing].flatMap((step) => step.instructions)
  return { phaseIndex, type, instructions, phase: after }
}
