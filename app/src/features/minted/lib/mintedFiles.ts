import { isoDateTime } from '#shared/lib/dateTimeText.ts'
import { exactJson } from '#shared/lib/exactJson.ts'
import type { MintedPeriod } from './mintedOverTime.ts'

/** Counts in CSV: when a period began, what was minted in it, and how much there was at its end. */
export function mintedCsv(periods: readonly MintedPeriod[]): string {
  const rows = periods.map(
    ({ start, minted, total }) => `${isoDateTime(start)},${minted},${total}\r\n`,
  )
  return `from,minted,total\r\n${rows.join('')}`
}

/** The same in JSON; counts are texts, so that none is rounded. */
export function mintedJson(periods: readonly MintedPeriod[]): string {
  return exactJson(
    periods.map(({ start, minted, total }) => ({ from: isoDateTime(start), minted, total })),
  )
}
