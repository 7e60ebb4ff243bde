import { diffEntries, type ListDiff } from '@mintline/core/batches'
import type { AllowlistEntry } from '../allowlist/allowlistProof.ts'
import { checkedEntries } from '../allowlist/checkedEntries.ts'

/** Differences between a list and the chain. Each part keeps the order of its input. */
export type AllowlistDiff = ListDiff<AllowlistEntry, AllowlistEntry>

/**
 * Compares a list with a phase's entries, in linear time.
 *
 * @param entries The list, with each wallet once.
 * @param onChain All entries in the phase, as `fetchAllowlist` returns them.
 * @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE, ALLOWLIST_CAP_INVALID
 */
export function diffAllowlist(
  entries: readonly AllowlistEntry[],
  onChain: readonly AllowlistEntry[],
): AllowlistDiff {
  return diffEntries(checkedEntries(entries), onChain, {
    walletOf: ({ wallet }) => wallet,
    isSame: (entry, current) => entry.maxPerWalletByAllowList === current.maxPerWalletByAllowList,
  })
}
