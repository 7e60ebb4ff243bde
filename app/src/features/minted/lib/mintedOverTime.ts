import { type Period, startOfPeriod } from './period.ts'

/** A moment with a known item count. */
export interface MintMoment {
  /** Wall clock seconds: see `toWallClock`. */
  readonly time: bigint
  /** Items minted so far: the last item's number. */
  readonly total: bigint
}

/** Items minted in one period. */
export interface MintedPeriod {
  /** Wall clock seconds: see `toWallClock`. */
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
  /** Each period's last mint, oldest first; without empty periods. */
  readonly moments: readonly MintMoment[]
}

/** Returns items minted in each period from the first to the last moment, including empty periods. */
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

/** Returns the starts of empty periods between `last` and the one that begins at `next`. */
function quietStarts(last: MintedPeriod | undefined, next: bigint, { seconds }: Period): bigint[] {
  if (!last) return []
  const starts: bigint[] = []
  for (let start = last.start + seconds; start < next; start += seconds) starts.push(start)
  return starts
}
