import { type ClaimCondition, isEndMarker } from './claimCondition.ts'

/** A claim condition that allows claims, with its end. */
export interface Phase extends ClaimCondition {
  /** Unix seconds; undefined = open end. */
  readonly endTimestamp: bigint | undefined
}

/** Phases of a drop at a given time. */
export interface PhasesAt {
  /** The latest to have started, otherwise the last one; undefined = no phases. */
  readonly current: Phase | undefined
  /** True if the current phase accepts claims, limits aside. */
  readonly isOpen: boolean
  /** True if the current phase is over and none follows. */
  readonly hasEnded: boolean
  /** The first that has not started yet; undefined = none. */
  readonly next: Phase | undefined
}

/**
 * Phases of a drop by start time (specification 4). A condition that allows no claims is not a phase: it
 * ends the one before it.
 */
export function phasesOf(conditions: readonly ClaimCondition[]): Phase[] {
  const sorted = conditions.toSorted((one, other) =>
    compare(one.startTimestamp, other.startTimestamp),
  )
  const markers = sorted.filter(isEndMarker)
  return sorted
    .filter((condition) => !isEndMarker(condition))
    .map((condition) => {
      const end = markers.find(({ startTimestamp }) => startTimestamp > condition.startTimestamp)
      return { ...condition, endTimestamp: end?.startTimestamp }
    })
}

/**
 * The current and the next phase.
 *
 * @param now Chain time in Unix seconds.
 */
export function phasesAt(phases: readonly Phase[], now: bigint): PhasesAt {
  const current = phases.findLast(({ startTimestamp }) => startTimestamp <= now) ?? phases.at(-1)
  const next = phases.find(({ startTimestamp }) => startTimestamp > now)
  const { startTimestamp, endTimestamp } = current ?? {}
  const isOver = endTimestamp !== undefined && endTimestamp <= now
  const hasStarted = startTimestamp !== undefined && startTimestamp <= now
  return { current, isOpen: hasStarted && !isOver, hasEnded: isOver && !next, next }
}

/**
 * Time at which claims on a condition close in Unix seconds: the start of the next one, whether it allows claims or
 * not. Undefined = open end.
 */
export function closingTime(
  { startTimestamp }: Pick<ClaimCondition, 'startTimestamp'>,
  conditions: readonly Pick<ClaimCondition, 'startTimestamp'>[],
): bigint | undefined {
  const [next] = conditions
    .map((other) => other.startTimestamp)
    .filter((start) => start > startTimestamp)
    .sort(compare)
  return next
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
