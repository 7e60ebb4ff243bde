import {
  type AllowlistEntry,
  type CollectionInfo,
  planRemoveAllowlistEntries,
} from '@mintline/solana'

/** More than fit into one transaction, and few enough to plan at once. */
const SAMPLE = 60

/** Estimates how many removals fit into one transaction, from the first of these entries. */
export function entriesPerRemoval(
  info: CollectionInfo,
  { phaseIndex, entries }: { phaseIndex: number; entries: readonly AllowlistEntry[] },
): number {
  const sample = entries.slice(0, SAMPLE)
  const { transactions } = planRemoveAllowlistEntries({
    info,
    wallet: info.creator,
    phaseIndex,
    wallets: sample.map(({ user }) => user),
    onChain: sample,
  })
  return Math.max(1, transactions[0]?.instructions.length ?? 1)
}
