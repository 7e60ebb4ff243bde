import { formatGrouped } from '#shared/lib/decimal.ts'

/** What of a history says which part of the past it is. */
export interface MintRange {
  /** When the first and the last mint seen were; unix seconds, undefined where there is none. */
  readonly from: bigint | undefined
  readonly to: bigint | undefined
  /** Items minted before them. */
  readonly before: bigint
  readonly hasOlder: boolean
}

/**
 * Which time is shown, and what is not: `From 18 Nov 2026, 12:00 UTC to …`.
 *
 * @param when How a moment in unix seconds is written.
 */
export function rangeText(range: MintRange, when: (seconds: bigint) => string): string {
  const { from, to, before, hasOlder } = range
  if (from === undefined || to === undefined) {
    if (hasOlder) return 'None of the latest transactions minted anything: load older ones.'
    return 'This node keeps no transactions of that time: choose another node to see when items were minted.'
  }
  const shown = from === to ? `On ${when(from)}.` : `From ${when(from)} to ${when(to)}.`
  if (before === 0n) return shown
  const items = before === 1n ? 'the item' : `the ${formatGrouped(before, 0)} items`
  return hasOlder
    ? `${shown} Not shown yet: ${items} before that.`
    : `${shown} This node keeps no transactions of ${items} before that.`
}
