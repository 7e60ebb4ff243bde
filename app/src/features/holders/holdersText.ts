import { percentText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'

/** All items, in basis points. */
const ALL = 10_000n

/**
 * Formats a share of the supply as a percentage, rounded: `12.5 %`, `< 0.01 %`.
 *
 * @param supply Items that exist. If it lags behind the item count, the share is 100 %.
 */
export function shareText(items: bigint, supply: bigint): string {
  if (items >= supply) return percentText(ALL)
  const basisPoints = (items * ALL + supply / 2n) / supply
  return basisPoints === 0n ? '< 0.01 %' : percentText(basisPoints)
}

/** Describes holders and their items: `2 wallets hold 3 items`. */
export function holdText({ holders, items }: { holders: bigint; items: bigint }): string {
  return `${countText(holders, 'wallet holds', 'wallets hold')} ${countText(items, 'item')}`
}
