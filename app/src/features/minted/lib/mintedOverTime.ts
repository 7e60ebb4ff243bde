import { type Period, startOfPeriod } from './period.ts'

/** A moment with a known number of items. */
export interface MintMoment {
  /** Seconds by the clock on the wall: see `toWallClock`. */
  readonly time: bigint
  /** Items minted so far: the number of the last one. */
  readonly total: bigint
}

/** Items minted in one period. */
export interface MintedPeriod {
  /** Seconds by the clock on the wall: see `toWallClock`. */
  readonly start: bigint
  readonly minted: bigint
  /** Items minted by its end, including those before the first period. */
  readonly total: bigint
}

/** Known mints over time. */
export interface MintedInput {
  readonly period: Period
  /** Items minted before the first moment's period. */
  readonly before: bigint
  /** The last mint of each period that has one, oldest first. */
  readonly moments: readonly MintMoment[]
}

/** Items minted in each period from the first to the last moment, including empty periods. */
export function mintedOverTime({ period, before, moments }: MintedInput): MintedPeriod[] {
  const periods: MintedPeriod[] = []
  let total = before
  for (const moment of moments) {
    const start = startOfPeriod(moment.time, period)
    for (const quiet of quietStarts(periods.at(-1), start, period)) {
      periods.push({ start: quiet, minted: 0n, total })
    }
    periods.push({ start, minted: moment.total - total, total: moment.total })
    total = moment.total
  }
  return periods
}

/** Starts of the empty periods between the last one and that which begins at `next`. */
function quietStarts(last: MintedPeriod | undefined, next: bigint, { seconds }: Period): bigint[] {
  if (!last) return []
  const starts: bigint[] = []
  for (let start = last.start + seconds; start < next; start += seconds) starts.push(start)
  return starts
}
