import type { EditionPhase } from './collectionInfo.ts'

/** What decides when a phase is open. */
export type PhaseTimes = Pick<EditionPhase, 'active' | 'startTime' | 'endTime'>

/** Where a phase stands in time. One that is switched off is inactive at all times. */
export type PhaseTiming = 'inactive' | 'not started' | 'active' | 'finished'

/**
 * Where a phase stands. It is open strictly between its start and its end, as in the program.
 *
 * @param now Unix seconds by the clock of the chain: see `fetchChainTime`.
 */
export function phaseTiming({ active, startTime, endTime }: PhaseTimes, now: bigint): PhaseTiming {
  if (!active) return 'inactive'
  if (now <= startTime) return 'not started'
  return now < endTime ? 'active' : 'finished'
}

/**
 * Whether items can be minted in a phase as far as its time is concerned.
 *
 * @param now Unix seconds by the clock of the chain.
 */
export function isPhaseOpen(phase: PhaseTimes, now: bigint): boolean {
  return phaseTiming(phase, now) === 'active'
}

/**
 * The first phase that is open, by index; undefined = none is.
 *
 * @param phases In the order of their indexes.
 * @param now Unix seconds by the clock of the chain.
 */
export function currentPhase<Phase extends PhaseTimes>(
  phases: readonly Phase[],
  now: bigint,
): Phase | undefined {
  return phases.find((phase) => isPhaseOpen(phase, now))
}

/**
 * The phase that opens next; undefined = none is to come. Of those that open together, the first.
 *
 * @param phases In the order of their indexes.
 * @param now Unix seconds by the clock of the chain.
 */
export function nextPhase<Phase extends PhaseTimes>(
  phases: readonly Phase[],
  now: bigint,
): Phase | undefined {
  return phases
    .filter((phase) => phaseTiming(phase, now) === 'not started')
    .reduce<Phase | undefined>(earlier, undefined)
}

function earlier<Phase extends PhaseTimes>(first: Phase | undefined, other: Phase): Phase {
  return first && first.startTime <= other.startTime ? first : other
}
