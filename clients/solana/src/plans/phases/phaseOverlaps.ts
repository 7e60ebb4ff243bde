/** A phase's window, for timelines. */
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
  /** Index of whichever phase is listed first. */
  readonly first: number
  readonly second: number
  /** Unix seconds; both are open strictly between these. */
  readonly from: bigint
  readonly until: bigint
}

/** A time between two phases when none is open. */
export interface PhaseGap {
  /** The previous end, in unix seconds. */
  readonly from: bigint
  /** The next start, in unix seconds. */
  readonly until: bigint
}

/** Overlaps and gaps between phases' windows. */
export interface PhaseTimeline {
  /** By phase index. */
  readonly overlaps: readonly PhaseOverlap[]
  /** In chronological order. */
  readonly gaps: readonly PhaseGap[]
}

/**
 * Finds overlaps and gaps between phases. A phase that starts when another ends leaves no gap, and two phases overlap
 * if they share a whole second.
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

/** True if a whole second lies strictly between two times. */
function isOpenAtAll(startTime: bigint, endTime: bigint): boolean {
  return startTime + 1n < endTime
}

function byStart(a: PhaseWindow, b: PhaseWindow): number {
  if (a.startTime === b.startTime) return 0
  return a.startTime < b.startTime ? -1 : 1
}
