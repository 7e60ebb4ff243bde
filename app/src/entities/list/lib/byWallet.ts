import type { AllowlistEntry } from '@mintline/solana'

/** Entries on chain in a stable order: by wallet. */
export function byWallet(entries: readonly AllowlistEntry[]): AllowlistEntry[] {
  return [...entries].sort((a, b) => (a.user < b.user ? -1 : 1))
}
