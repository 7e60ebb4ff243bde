import type { EditionPhase } from './collectionInfo.ts'

/** The fields that decide when a phase is open. */
export type PhaseTimes = Pick<EditionPhase, 'active' | 'startTime' | 'endTime'>

/** A phase's state at some time. A phase that is switched off is always inactive. */
export type PhaseTiming = 'inactive' | 'not started' | 'active' | 'finished'

/**
 * Returns a phase's state. It is open strictly between its start and its end, as in the program.
 *
 * @param now Chain time in unix seconds: see `fetchChainTime`.
 */
export function phaseTiming({ active, startTime, endTime }: PhaseTimes, now: bigint): PhaseTiming {
  if (!active) return 'inactive'
  if (now <= startTime) return 'not started'
  return now < endTime ? 'active' : 'finished'
}

/**
 * True if a phase is open at a time.
 *
 * @param now Chain time in unix seconds.
 */
export function isPhaseOpen(phase: PhaseTimes, now: bigint): boolean {
  return phaseTiming(phase, now) === 'active'
}

/**
 * The first open phase, by index; undefined = none.
 *
 * @param phases In index order.
 * @param now Chain time in unix seconds.
 */
export function currentPhase<Phase extends PhaseTimes>(
  phases: readonly Phase[],
  now: bigint,
): Phase | undefined {
  return phases.find((phase) => isPhaseOpen(phase, now))
}

/**
 * The phase that opens next; if several open together, the first; undefined = none.
 *
 * @param phases In index order.
 * @param now Chain time in unix seconds.
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
