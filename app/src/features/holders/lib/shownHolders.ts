import type { Holder, HolderPage } from '#entities/indexer/lib/holders.ts'

/** Returns several pages' holders, deduplicated: one whose count fell between two pages is on both. */
export function shownHolders(pages: readonly HolderPage[]): Holder[] {
  const byWallet = new Map<string, Holder>()
  for (const { holders } of pages) {
    for (const holder of holders) byWallet.set(holder.wallet, holder)
  }
  return [...byWallet.values()]
}
