import { type ClaimCondition, isEndMarker } from './claimCondition.ts'

/** A claim condition from which items can be claimed, and its end. */
export interface Phase extends ClaimCondition {
  /** Unix seconds; undefined = open end. */
  readonly endTimestamp: bigint | undefined
}

/** Phases of a drop at a moment. */
export interface PhasesAt {
  /** The latest that has started, else the last one; undefined = the drop has none. */
  readonly current: Phase | undefined
  /** Whether items can be claimed from the current phase, limits aside. */
  readonly isOpen: boolean
  /** Whether the current phase is over, and no other follows it. */
  readonly hasEnded: boolean
  /** The first that has not started; undefined = none. */
  readonly next: Phase | undefined
}

/**
 * Phases of a drop, in the order of their start (specification 4). A condition from which nobody can
 * claim is no phase: it ends the one before.
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
 * @param now Unix seconds by the clock of the chain.
 */
export function phasesAt(phases: readonly Phase[], now: bigint): PhasesAt {
  const current = phases.findLast(({ startTimestamp }) => startTimestamp <= now) ?? phases.at(-1)
  const next = phases.find(({ startTimestamp }) => startTimestamp > now)
  const { startTimestamp, endTimestamp } = current ?? {}
  const isOver = endTimestamp !== undefined && endTimestamp <= now
  const hasStarted = startTimestamp !== undefined && startTimestamp <= now
  return { current, isOpen: hasStarted && !isOver, hasEnded: isOver && !next, next }
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
