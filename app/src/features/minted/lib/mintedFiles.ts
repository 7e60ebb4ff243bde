import { isoDateTime } from '#shared/lib/dateTimeText.ts'
import { exactJson } from '#shared/lib/exactJson.ts'
import type { MintedPeriod } from './mintedOverTime.ts'
import { chartClock, fromWallClock } from './wallClock.ts'

/** Formats counts as CSV: each period's start in UTC, items minted in it, and the total at its end. */
export function mintedCsv(periods: readonly MintedPeriod[]): string {
  const rows = periods.map(
    ({ start, minted, total }) => `${isoStart(start)},${minted},${total}\r\n`,
  )
  return `from,minted,total\r\n${rows.join('')}`
}

/** Formats counts as JSON; counts are strings, so that they stay exact. */
export function mintedJson(periods: readonly MintedPeriod[]): string {
  return exactJson(
    periods.map(({ start, minted, total }) => ({ from: isoStart(start), minted, total })),
  )
}

function isoStart(start: bigint): string {
  return isoDateTime(fromWallClock(start, chartClock()))
}
