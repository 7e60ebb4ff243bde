import type { AllowlistEntryInput } from '@mintline/solana'

/** Entries as columns: 100,000 objects would block the receiving page. */
export interface PackedEntries {
  users: readonly AllowlistEntryInput['user'][]
  /** Base units per item. */
  prices: BigUint64Array
  /** Maximum items in the phase, at most 255. */
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

/** Unpacks entries. */
export function unpackEntries({ users, prices, amounts }: PackedEntries): AllowlistEntryInput[] {
  return users.map((user, index) => ({
    user,
    price: prices[index] ?? 0n,
    amount: amounts[index] ?? 0,
  }))
}
