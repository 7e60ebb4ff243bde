import { flatFeeProblem } from '@mintline/core/mint'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { DropSettings, PhaseTerms } from './dropSettings.ts'

/** Maximum phase count per drop. */
export const MAX_PHASES = 20

/** What the phase rules depend on. */
export type PhaseContext = Pick<DropSettings, 'ledger' | 'endTime' | 'platformFee'>

/**
 * Asserts the rules that a drop's phases must keep together.
 *
 * @throws DROP_PHASES_TOO_MANY, DROP_PHASE_START_TAKEN, DROP_PHASE_AFTER_END
 * @throws FLAT_FEE_CLOSES_PHASE if a flat fee exceeds the price in a phase that has not ended.
 */
export function assertPhasesHold(
  phases: readonly PhaseTerms[],
  { ledger, endTime, platformFee }: PhaseContext,
): void {
  if (phases.length > MAX_PHASES) {
    const context = { count: phases.length, max: MAX_PHASES }
    throw new AptosClientError('DROP_PHASES_TOO_MANY', context)
  }
  const starts = new Set<bigint>()
  for (const { saleMintTime } of phases) {
    if (starts.has(saleMintTime)) {
      throw new AptosClientError('DROP_PHASE_START_TAKEN', { saleMintTime })
    }
    if (endTime !== undefined && saleMintTime >= endTime) {
      throw new AptosClientError('DROP_PHASE_AFTER_END', { saleMintTime, endTime })
    }
    starts.add(saleMintTime)
  }
  if (platformFee.type === 'percentage') return
  const started = lastStarted(phases, ledger.now)?.saleMintTime ?? 0n
  for (const { saleMintTime, saleMintPrice: price } of phases) {
    if (saleMintTime < started) continue
    const coin = ledger.network.nativeCurrency
    const problem = flatFeeProblem({ fee: platformFee.value, price, coin })
    if (problem) throw problem
  }
}

/**
 * Returns the current phase, assuming that the drop has not ended; undefined = none has started.
 *
 * @param now Unix seconds.
 */
export function lastStarted<Phase extends PhaseTerms>(
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
