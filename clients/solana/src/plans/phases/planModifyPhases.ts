import type { InputProblem } from '@mintline/core'
import { PublicKey } from '@solana/web3.js'
import { LockError } from '../../errors/lockError.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Administration } from '../../instructions/accounts.ts'
import { modifyPhase } from '../../instructions/modifyPhase.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { PhaseFieldChange, PlanChange } from '../../transaction/planChange.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { phaseChanges } from '../changes/phaseChanges.ts'
import { type PlanFor, requireCreator } from '../collection/requireRole.ts'
import { checkPhaseTerms } from '../problems/phaseTerms.ts'
import { checkFlatFee } from '../problems/platformFee.ts'
import { assertNoProblems, collectProblems, type Problems } from '../problems/problems.ts'
import { type PhaseStep, packPhases, phasesTitle } from './packPhases.ts'
import { changedPhase, type PhaseChange, type PhaseState, phaseStateOf } from './phaseChange.ts'

export interface ModifyPhasesInput extends PlanFor {
  /** Each phase at most once. */
  readonly changes: readonly PhaseChange[]
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects everything that the program would refuse or that would close a phase, by paths from `changes`. */
export function collectModifyPhasesProblems({
  info,
  changes,
}: Pick<ModifyPhasesInput, 'info' | 'changes'>): readonly InputProblem[] {
  return collectProblems((problems) => {
    const named = new Set<number>()
    for (const [index, change] of changes.entries()) {
      const { phaseIndex } = change
      const path = `changes.${index}`
      const at = `${path}.phaseIndex`
      const phase = info.phases[phaseIndex]
      if (!phase) {
        problems.add(
          at,
          new SolanaClientError('PHASE_NOT_FOUND', { phaseIndex, count: info.phases.length }),
        )
        continue
      }
      if (named.has(phaseIndex))
        problems.add(at, new SolanaClientError('PHASE_REPEATED', { phaseIndex }))
      named.add(phaseIndex)
      const after = changedPhase(phaseStateOf(phase), change)
      const becomesPublic = change.phaseType === 'public' && phase.phaseType !== 'public'
      // A stored price that nobody paid must not give items away.
      if (becomesPublic && change.priceAmount === undefined) {
        problems.add(
          `${path}.priceAmount`,
          new SolanaClientError('PHASE_PRICE_REQUIRED', { phaseIndex }),
        )
      }
      checkPhaseState(problems, path, { info, after, minted: phase.currentMints })
      checkPhaseLock(problems, path, info, phaseChanges(phaseIndex, phaseStateOf(phase), after))
    }
  })
}

/** Checks the rules for a phase as a change would leave it. */
export function checkPhaseState(
  problems: Problems,
  path: string,
  { info, after, minted }: Pick<PlanFor, 'info'> & { after: PhaseState; minted: bigint },
): void {
  const { feeValue: platformFeeValue, isFlat: isFeeFlat } = info.platformFees
  checkPhaseTerms(problems, path, after, minted)
  checkFlatFee(problems, `${path}.priceAmount`, { platformFeeValue, isFeeFlat }, after)
}

/** Checks a phase's changed values against the lock of phases, which leaves only pausing. */
export function checkPhaseLock(
  problems: Problems,
  path: string,
  { locks }: CollectionInfo,
  changes: readonly PhaseFieldChange[],
): void {
  for (const { field } of changes) {
    if (locks.phases && field !== 'active') {
      problems.add(`${path}.${field}`, new LockError('PHASES_LOCKED', {}))
    }
  }
}

/**
 * Plans phase changes, with as many per transaction as fit; unchanged phases are skipped.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems
 */
export function planModifyPhases(input: ModifyPhasesInput): Plan {
  const { info, wallet, changes, rentOf } = input
  requireCreator(input)
  assertNoProblems(collectModifyPhasesProblems(input))
  const target = { deployment: new PublicKey(info.editions), creator: new PublicKey(wallet) }
  const steps: PhaseStep[] = []
  const changed: PlanChange[] = []
  for (const change of changes) {
    const phase = info.phases[change.phaseIndex]
    if (!phase) continue
    const before = phaseStateOf(phase)
    const after = changedPhase(before, change)
    const values = phaseChanges(change.phaseIndex, before, after)
    changed.push(...values)
    if (values.length > 0) steps.push(modifyPhaseStep(target, change.phaseIndex, after))
  }
  return {
    title: steps.length > 0 ? `${phasesTitle(steps)} of ${info.symbol}` : 'Nothing to change',
    transactions: packPhases({ target, phases: info.phases, rentOf }, steps),
    warnings: [],
    changes: changed,
  }
}

/** Replaces one phase's terms. */
export function modifyPhaseStep(
  target: Administration,
  phaseIndex: number,
  { active, ...phase }: PhaseState,
): PhaseStep {
  const instructions = [modifyPhase({ ...target, phaseIndex, active, phase })]
  return { phaseIndex, type: 'modify', instructions, phase }
}
