import type { AllowlistEntryInput } from '@mintline/solana'

/** Entries as columns: 100,000 objects would block the page that they are posted to. */
export interface PackedEntries {
  users: readonly AllowlistEntryInput['user'][]
  /** Lamports for one item. */
  prices: BigUint64Array
  /** Most items in the phase, at most 255. */
  amounts: Uint8Array
}

/** Packs entries to be posted. */
export function packEntries(entries: readonly AllowlistEntryInput[]): PackedEntries {
  return {
    users: entries.map(({ user }) => user),
    prices: BigUint64Array.from(entries, ({ price }) => price),
    amounts: Uint8Array.from(entries, ({ amount }) => amount),
  }
}

/** The entries that were packed. */
export function unpackEntries({ users, prices, amounts }: PackedEntries): AllowlistEntryInput[] {
  return users.map((user, index) => ({
    user,
    price: prices[index] ?? 0n,
    amount: amounts[index] ?? 0,
  }))
}
