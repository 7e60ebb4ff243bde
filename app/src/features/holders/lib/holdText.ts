import { countText } from '#shared/lib/countText.ts'

/** Describes holders and their items: `2 wallets hold 3 items`. */
export function holdText({ holders, items }: { holders: bigint; items: bigint }): string {
  return `${countText(holders, 'wallet holds', 'wallets hold')} ${countText(items, 'item')}`
}
