import type { AllowlistDiff, AllowlistEntry } from '@mintline/aptos'

/** Formats the counts from a comparison in one line. */
export function describeDiff({ added, changed, unchanged, onlyOnChain }: AllowlistDiff): string {
  return `${added.length} new, ${changed.length} changed, ${unchanged.length} unchanged, ${onlyOnChain.length} only on chain`
}

/** Formats the entries that differ, one per line. */
export function diffLines({ added, changed, onlyOnChain }: AllowlistDiff): string[] {
  const text = ({ maxPerWalletByAllowList }: AllowlistEntry) => `${maxPerWalletByAllowList}`
  return [
    ...added.map((entry) => `+ ${entry.wallet} ${text(entry)}`),
    ...changed.map(({ entry, current }) => `~ ${entry.wallet} ${text(current)} -> ${text(entry)}`),
    ...onlyOnChain.map((entry) => `- ${entry.wallet} ${text(entry)}`),
  ]
}
