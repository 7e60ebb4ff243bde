/** The window of a phase, for timelines. */
export interface PhaseWindow {
  /** Unix seconds; open strictly after this. */
  readonly startTime: bigint
  /** Unix seconds; open strictly before this. */
  readonly endTime: bigint
  /** Default: true; false = never open. */
  readonly active?: boolean | undefined
}

/** Two phases that are open at once; clients show the first as the current one. */
export interface PhaseOverlap {
  /** Index of the phase that comes first in the list. */
  readonly first: number
  readonly second: number
  /** Unix seconds; both are open strictly between these. */
  readonly from: bigint
  readonly until: bigint
}

/** A time without an open phase, between two phases. */
export interface PhaseGap {
  /** Unix seconds of the previous end. */
  readonly from: bigint
  /** Unix seconds of the next start. */
  readonly until: bigint
}

/** Overlaps and gaps between the windows of phases. */
export interface PhaseTimeline {
  /** By the indexes of the phases. */
  readonly overlaps: readonly PhaseOverlap[]
  /** In chronological order. */
  readonly gaps: readonly PhaseGap[]
}

/**
 * Finds overlaps and gaps of phases. A phase that starts when another ends leaves no gap, and two phases overlap if
 * they share a whole second.
 */
export function phaseOverlaps(phases: readonly PhaseWindow[]): PhaseTimeline {
  const windows = phases.flatMap(({ startTime, endTime, active = true }, index) =>
    active && isOpenAtAll(startTime, endTime) ? [{ startTime, endTime, index }] : [],
  )
  const overlaps = windows.flatMap((first, position) =>
    windows.slice(position + 1).flatMap((second) => {
      const [, from] = inOrder(first.startTime, second.startTime)
      const [until] = inOrder(first.endTime, second.endTime)
      if (!isOpenAtAll(from, until)) return []
      return [{ first: first.index, second: second.index, from, until }]
    }),
  )
  return { overlaps, gaps: gapsOf(windows) }
}

function gapsOf(windows: readonly PhaseWindow[]): readonly PhaseGap[] {
  const gaps: PhaseGap[] = []
  let end: bigint | undefined
  for (const { startTime, endTime } of windows.toSorted(byStart)) {
    if (end !== undefined && startTime > end) gaps.push({ from: end, until: startTime })
    if (end === undefined || endTime > end) end = endTime
  }
  return gaps
}

/** The earlier time, then the later one. */
function inOrder(a: bigint, b: bigint): readonly [bigint, bigint] {
  return a < b ? [a, b] : [b, a]
}

/** True if there is a whole second strictly between two times. */
function isOpenAtAll(startTime: bigint, endTime: bigint): boolean {
  return startTime + 1n < endTime
}

function byStart(a: PhaseWindow, b: PhaseWindow): number {
  if (a.startTime === b.startTime) return 0
  return a.startTime < b.startTime ? -1 : 1
}
