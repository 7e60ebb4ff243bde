import type { Holder } from '#entities/indexer/lib/holders.ts'

/**
 * Counts items by wallet, largest holders first, then by address.
 *
 * @param owners Each item's owner in base58.
 */
export function holdersOf(owners: readonly string[]): Holder[] {
  const items = new Map<string, bigint>()
  for (const owner of owners) items.set(owner, (items.get(owner) ?? 0n) + 1n)
  return [...items]
    .map(([wallet, count]) => ({ wallet, items: count }))
    .sort((a, b) => order(b.items, a.items) || order(a.wallet, b.wallet))
}

function order<Value extends bigint | string>(a: Value, b: Value): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
