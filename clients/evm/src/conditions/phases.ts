import { type ClaimCondition, isEndMarker } from './claimCondition.ts'

/** A claim condition that allows claims, and when it ends. */
export interface Phase extends ClaimCondition {
  /** Unix seconds; undefined = open end. */
  readonly endTimestamp: bigint | undefined
}

/** A drop's phases at a given time. */
export interface PhasesAt {
  /** The latest started phase, otherwise the last one; undefined = no phases. */
  readonly current: Phase | undefined
  /** True if the current phase accepts claims, limits aside. */
  readonly isOpen: boolean
  /** True if the current phase is over and none follows. */
  readonly hasEnded: boolean
  /** The next phase to start; undefined = none. */
  readonly next: Phase | undefined
}

/**
 * Returns a drop's phases by start time (specification 4). A condition that allows no claims is not a phase: it ends
 * the one before it.
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
 * Returns the current and the next phase.
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
 * Returns when claims on a condition close, in Unix seconds: the next one's start, whether it allows claims or not.
 * Undefined = open end.
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
