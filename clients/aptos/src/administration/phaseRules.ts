import type { CoinUnit } from '@mintline/core/amounts'
import type { MintlineError } from '@mintline/core/errors'
import { flatFeeProblem, type PlatformFee } from '@mintline/core/mint'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { DropSettings, PhaseTerms } from './dropSettings.ts'

/** Maximum phase count per drop. */
export const MAX_PHASES = 20

/** A drop's settings that the phase rules depend on. */
export type PhaseContext = Pick<DropSettings, 'ledger' | 'endTime' | 'platformFee'>

/**
 * Asserts the rules that a drop's phases must keep together.
 *
 * @param present A drop that may have come to break rules, which concerns no other change. Default: none.
 * @throws DROP_PHASES_TOO_MANY, DROP_PHASE_START_TAKEN, DROP_PHASE_AFTER_END
 * @throws FLAT_FEE_CLOSES_PHASE if a flat fee exceeds the price in a phase that has not ended.
 */
export function assertPhasesHold(
  phases: readonly PhaseTerms[],
  context: PhaseContext,
  present?: PhaseContext & Pick<DropSettings, 'phases'>,
): void {
  const known = present ? brokenIn(present.phases, present).map(({ message }) => message) : []
  const broken = brokenIn(phases, context).find(({ message }) => !known.includes(message))
  if (broken) throw broken
}

function brokenIn(
  phases: readonly PhaseTerms[],
  { ledger: { now, network }, endTime, platformFee }: PhaseContext,
): readonly MintlineError[] {
  const context = { now, coin: network.nativeCurrency, endTime, platformFee }
  return brokenPhaseRules(phases, context).map(({ error }) => error)
}

/** The terms of phases that rules depend on. */
type RuledPhase = Pick<PhaseTerms, 'saleMintTime' | 'saleMintPrice'>

/** Inputs of the phase rules besides the phases. */
interface RuleContext {
  /** Unix seconds. */
  readonly now: bigint
  readonly coin: CoinUnit
  /** Unix seconds; undefined = open end. */
  readonly endTime: bigint | undefined
  readonly platformFee: PlatformFee
}

/** A rule that a phase breaks. */
interface BrokenRule {
  /** Undefined = all phases break it. */
  readonly index: number | undefined
  readonly term: 'start' | 'price'
  readonly error: MintlineError
}

/** Returns the rules that phases break together. */
export function brokenPhaseRules(
  phases: readonly RuledPhase[],
  { now, coin, endTime, platformFee }: RuleContext,
): readonly BrokenRule[] {
  const broken: BrokenRule[] = []
  if (phases.length > MAX_PHASES) {
    const context = { count: phases.length, max: MAX_PHASES }
    const error = new AptosClientError('DROP_PHASES_TOO_MANY', context)
    broken.push({ index: undefined, term: 'start', error })
  }
  const starts = new Set<bigint>()
  for (const [index, { saleMintTime }] of phases.entries()) {
    if (starts.has(saleMintTime)) {
      const error = new AptosClientError('DROP_PHASE_START_TAKEN', { saleMintTime })
      broken.push({ index, term: 'start', error })
    }
    if (endTime !== undefined && saleMintTime >= endTime) {
      const error = new AptosClientError('DROP_PHASE_AFTER_END', { saleMintTime, endTime })
      broken.push({ index, term: 'start', error })
    }
    starts.add(saleMintTime)
  }
  if (platformFee.type === 'percentage') return broken
  const started = lastStarted(phases, now)?.saleMintTime ?? 0n
  for (const [index, { saleMintTime, saleMintPrice: price }] of phases.entries()) {
    const error = flatFeeProblem({ fee: platformFee.value, price, coin })
    if (error && saleMintTime >= started) broken.push({ index, term: 'price', error })
  }
  return broken
}

/**
 * Returns the current phase, assuming that the drop has not ended; undefined = none has started.
 *
 * @param now Unix seconds.
 */
export function lastStarted<Phase extends RuledPhase>(
  phases: readonly Phase[],
  now: bigint,
): Phase | undefined {
  return phases
    .filter(({ saleMintTime }) => saleMintTime <= now)
    .reduce<Phase | undefined>(
      (last, phase) => (last && last.saleMintTime > phase.saleMintTime ? last : phase),
      undefined,
    )
}
