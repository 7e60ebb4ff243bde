import type { InputProblem } from '@mintline/core/errors'
import { PublicKey } from '@solana/web3.js'
import type { Administration } from '../../instructions/accounts.ts'
import { addPhase } from '../../instructions/addPhase.ts'
import { tokensIn } from '../../limits.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { phaseChanges } from '../changes/phaseChanges.ts'
import { type PlanFor, requireCreator } from '../collection/requireRole.ts'
import { checkPhaseCount, checkPhaseTerms } from '../problems/phaseTerms.ts'
import { checkFlatFee } from '../problems/platformFee.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { type PhaseStep, packPhases } from './packPhases.ts'
import type { PlannedPhase } from './phaseInput.ts'
import { checkPriceToken, type PhaseTokenFacts, termsOnChain, tokenSteps } from './phaseTokens.ts'

export interface AddPhasesInput extends PlanFor, PhaseTokenFacts {
  /** In adding order; see `phaseTermsOf` for defaults. */
  readonly phases: readonly PlannedPhase[]
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects everything that the program would refuse or that would close a phase, by paths from `phases`. */
export function collectAddPhasesProblems({
  info,
  phases,
  priceTokens,
}: Pick<AddPhasesInput, 'info' | 'phases' | 'priceTokens'>): readonly InputProblem[] {
  const { feeValue: platformFeeValue, isFlat: isFeeFlat } = info.platformFees
  return collectProblems((problems) => {
    checkPhaseCount(problems, 'phases', info.phases.length + phases.length)
    for (const [index, terms] of phases.entries()) {
      const path = `phases.${index}`
      checkPhaseTerms(problems, path, terms)
      checkPriceToken(problems, `${path}.priceToken`, terms, priceTokens)
      const priced = { ...terms, active: true }
      checkFlatFee(problems, `${path}.priceAmount`, { platformFeeValue, isFeeFlat }, priced)
    }
  })
}

/**
 * Plans adding phases after the existing ones, with as many per transaction as fit.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems
 */
export function planAddPhases(input: AddPhasesInput): Plan {
  const { info, wallet, phases, rentOf, priceTokens: tokens = new Map() } = input
  requireCreator(input)
  assertNoProblems(collectAddPhasesProblems({ ...input, priceTokens: tokens }))
  const target = { deployment: new PublicKey(info.editions), creator: new PublicKey(wallet) }
  const steps = [
    ...tokenSteps(target, tokensIn(phases), { tokens, rentOf }),
    ...addPhaseSteps(target, phases, info.phases.length),
  ]
  return {
    title: `Add ${phases.length === 1 ? 'a phase' : `${phases.length} phases`} to ${info.symbol}`,
    transactions: packPhases({ target, phases: info.phases, rentOf }, steps),
    warnings: [],
    changes: phases.flatMap((phase, index) =>
      phaseChanges(info.phases.length + index, undefined, { ...phase, active: true }, tokens),
    ),
  }
}

/** Builds one step per phase, starting at the first one's index. */
export function addPhaseSteps(
  target: Administration,
  phases: readonly PlannedPhase[],
  firstIndex: number,
): PhaseStep[] {
  return phases.map((phase, index) => ({
    phaseIndex: firstIndex + index,
    type: 'add',
    instructions: [addPhase({ ...target, phase: termsOnChain(phase) })],
    phase,
  }))
}
