import { type Period, startOfPeriod } from './period.ts'

/** A moment at which it is known how many items there were. */
export interface MintMoment {
  /** Unix seconds. */
  readonly time: bigint
  /** Items minted up to then: the number of the last one. */
  readonly total: bigint
}

/** What was minted in one period. */
export interface MintedPeriod {
  /** Unix seconds. */
  readonly start: bigint
  readonly minted: bigint
  /** Items minted up to its end, those before the first period included. */
  readonly total: bigint
}

/** What is known of mints over time. */
export interface MintedInput {
  readonly period: Period
  /** Items minted before the first moment's period. */
  readonly before: bigint
  /** The last moment of each period in which something was minted, oldest first. */
  readonly moments: readonly MintMoment[]
}

/** What was minted in each period from the first to the last moment, also where that is nothing. */
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

/** Periods between the last one and that which begins at `next`. */
function quietStarts(last: MintedPeriod | undefined, next: bigint, { seconds }: Period): bigint[] {
  if (!last) return []
  const starts: bigint[] = []
  for (let start = last.start + seconds; start < next; start += seconds) starts.push(start)
  return starts
}
