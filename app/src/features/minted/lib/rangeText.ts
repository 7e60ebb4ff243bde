import { formatGrouped } from '#shared/lib/decimal.ts'

/** The time range that a mint history covers. */
export interface MintRange {
  /** Times of the first and the last mint seen; unix seconds, undefined = none. */
  readonly from: bigint | undefined
  readonly to: bigint | undefined
  /** Items minted before the first one seen. */
  readonly before: bigint
  readonly hasOlder: boolean
}

/**
 * Describes the range shown, and what is missing: `From 18 Nov 2026, 12:00 UTC to …`.
 *
 * @param when Formats a moment in unix seconds.
 */
export function rangeText(range: MintRange, when: (seconds: bigint) => string): string {
  const { from, to, before, hasOlder } = range
  if (from === undefined || to === undefined) {
    if (hasOlder) return 'None of the latest transactions are mints: load older ones.'
    return 'This node has no transactions of that time: choose another node to see when items were minted.'
  }
  const shown = from === to ? `On ${when(from)}.` : `From ${when(from)} to ${when(to)}.`
  if (before === 0n) return shown
  const items = before === 1n ? 'the item' : `the ${formatGrouped(before, 0)} items`
  return hasOlder
    ? `${shown} Not shown yet: ${items} before that.`
    : `${shown} This node has no transactions of ${items} before that.`
}
