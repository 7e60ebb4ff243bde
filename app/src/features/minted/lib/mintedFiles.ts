import { isoDateTime } from '#shared/lib/dateTimeText.ts'
import { exactJson } from '#shared/lib/exactJson.ts'
import type { MintedPeriod } from './mintedOverTime.ts'

/** Counts as CSV: start of each period, items minted in it, and the total at its end. */
export function mintedCsv(periods: readonly MintedPeriod[]): string {
  const rows = periods.map(
    ({ start, minted, total }) => `${isoDateTime(start)},${minted},${total}\r\n`,
  )
  return `from,minted,total\r\n${rows.join('')}`
}

/** The same as JSON; counts are strings, so that they stay exact. */
export function mintedJson(periods: readonly MintedPeriod[]): string {
  return exactJson(
    periods.map(({ start, minted, total }) => ({ from: isoDateTime(start), minted, total })),
  )
}
