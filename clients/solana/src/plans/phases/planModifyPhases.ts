import type { InputProblem } from '@mintline/core/errors'
import { PHASE_TYPES } from '@mintline/core/mint'
import { PublicKey } from '@solana/web3.js'
import { LockError } from '../../errors/lockError.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Administration } from '../../instructions/accounts.ts'
import { modifyPhase } from '../../instructions/modifyPhase.ts'
import { tokensIn } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { PhaseFieldChange, PlanChange } from '../../transaction/planChange.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { hexOf, phaseChanges } from '../changes/phaseChanges.ts'
import { type PlanFor, requireCreator } from '../collection/requireRole.ts'
import { checkPhaseTerms } from '../problems/phaseTerms.ts'
import { checkFlatFee } from '../problems/platformFee.ts'
import { assertNoProblems, collectProblems, type Problems } from '../problems/problems.ts'
import { type PhaseStep, packPhases, phasesTitle } from './packPhases.ts'
import { changedPhase, type PhaseChange, type PhaseState, phaseStateOf } from './phaseChange.ts'
import {
  checkPriceToken,
  type PhaseTokenFacts,
  type PhaseTokens,
  termsOnChain,
  tokenSteps,
} from './phaseTokens.ts'

export interface ModifyPhasesInput extends PlanFor, PhaseTokenFacts {
  /** Each phase at most once. */
  readonly changes: readonly PhaseChange[]
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects everything that the program would refuse or that would close a phase, by paths from `changes`. */
export function collectModifyPhasesProblems({
  info,
  changes,
  priceTokens,
}: Pick<ModifyPhasesInput, 'info' | 'changes' | 'priceTokens'>): readonly InputProblem[] {
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
      const before = phaseStateOf(phase)
      const after = changedPhase(before, change)
      const becomesPublic = change.phaseType === 'public' && phase.phaseType !== 'public'
      // A stored price that nobody paid must not give items away.
      if (becomesPublic && change.priceAmount === undefined) {
        problems.add(
          `${path}.priceAmount`,
          new SolanaClientError('PHASE_PRICE_REQUIRED', { phaseIndex }),
        )
      }
      checkPhaseState(problems, path, { info, before, after, minted: phase.currentMints })
      checkCurrency(problems, path, { phaseIndex, before, after, tokens: priceTokens })
      if (isRepriced(before, after) && change.priceAmount === undefined) {
        const error = new SolanaClientError('PHASE_CURRENCY_CHANGED', {
          phaseIndex,
          isListed: false,
        })
        problems.add(`${path}.priceAmount`, error)
      }
      checkPhaseLock(problems, path, info, phaseChanges(phaseIndex, before, after))
    }
  })
}

/** A phase as a change would leave it. */
interface ChangedPhase extends Pick<PlanFor, 'info'> {
  /** Undefined = it is new. */
  readonly before: PhaseState | undefined
  readonly after: PhaseState
  readonly minted: bigint
}

/** Checks the rules for a phase as a change would leave it. A price that stays below a flat fee refuses no other change. */
export function checkPhaseState(
  problems: Problems,
  path: string,
  { info, before, after, minted }: ChangedPhase,
): void {
  const { feeValue: platformFeeValue, isFlat: isFeeFlat } = info.platformFees
  checkPhaseTerms(problems, path, after, minted)
  if (before && PAID_BY.every((field) => before[field] === after[field])) return
  checkFlatFee(problems, `${path}.priceAmount`, { platformFeeValue, isFeeFlat }, after)
}

/** What a flat fee is checked against. */
const PAID_BY = ['active', 'phaseType', 'priceAmount', 'priceToken'] as const

/** A phase on chain, before and after a change. */
interface CurrencyChange {
  readonly phaseIndex: number
  readonly before: PhaseState
  readonly after: PhaseState
  readonly tokens: PhaseTokens | undefined
}

/** Checks a phase's new currency: the program must take it, and no list may have its prices in the old one. */
export function checkCurrency(
  problems: Problems,
  path: string,
  { phaseIndex, before, after, tokens }: CurrencyChange,
): void {
  if (before.priceToken === after.priceToken) return
  const at = `${path}.priceToken`
  checkPriceToken(problems, at, after, tokens)
  const { hasEntries, hasRoot } = PHASE_TYPES[after.phaseType]
  const isSameList = hasRoot && hexOf(before.merkleRoot) === hexOf(after.merkleRoot)
  if (hasEntries || isSameList) {
    const error = new SolanaClientError('PHASE_CURRENCY_CHANGED', { phaseIndex, isListed: true })
    problems.add(at, error)
  }
}

function isRepriced(before: PhaseState, after: PhaseState): boolean {
  return before.priceToken !== after.priceToken && !PHASE_TYPES[after.phaseType].isListed
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
  const { info, wallet, changes, rentOf, priceTokens: tokens = new Map() } = input
  requireCreator(input)
  assertNoProblems(collectModifyPhasesProblems({ ...input, priceTokens: tokens }))
  const target = { deployment: new PublicKey(info.editions), creator: new PublicKey(wallet) }
  const steps: PhaseStep[] = []
  const paid: PhaseState[] = []
  const changed: PlanChange[] = []
  for (const change of changes) {
    const phase = info.phases[change.phaseIndex]
    if (!phase) continue
    const before = phaseStateOf(phase)
    const after = changedPhase(before, change)
    const values = phaseChanges(change.phaseIndex, before, after, tokens)
    changed.push(...values)
    if (values.length === 0) continue
    steps.push(modifyPhaseStep(target, change.phaseIndex, after))
    // A phase that is only paused takes no payments.
    if (after.active || before.priceToken !== after.priceToken) paid.push(after)
  }
  const accepting = tokenSteps(target, tokensIn(paid), { tokens, rentOf })
  return {
    title: steps.length > 0 ? `${phasesTitle(steps)} of ${info.symbol}` : 'Nothing to change',
    transactions: packPhases({ target, phases: info.phases, rentOf }, [...accepting, ...steps]),
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
  const terms = termsOnChain(phase)
  const instructions = [modifyPhase({ ...target, phaseIndex, active, phase: terms })]
  return { phaseIndex, type: 'modify', instructions, phase }
}
