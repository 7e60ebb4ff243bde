/** Wallets that sign. The first one creates the drop. */
export const WALLETS = ['creator', 'alice', 'bob', 'carol'] as const
/** Addresses that only receive; the last two have no account before. */
export const PAYEES = ['platform', 'vault', 'till'] as const
/** Addresses that cannot receive payments: Aptos' own, and the drop's. */
export const NEVER_PAID = ['reserved', 'collection', 'machine'] as const
export const HOLDERS = [...WALLETS, ...PAYEES] as const

export type WalletName = (typeof WALLETS)[number]
export type HolderName = (typeof HOLDERS)[number]
export type ReceiverName = HolderName | (typeof NEVER_PAID)[number]

/** Merkle lists: caps by wallet. */
export const LISTS = {
  members: { alice: 2n, bob: 1n },
  others: { bob: 3n, carol: 1n, creator: 5n },
} as const satisfies Record<string, Partial<Record<WalletName, bigint>>>

export type ListName = keyof typeof LISTS

/** Returns a wallet's cap on a merkle list; undefined = not listed. */
export function listedCap(list: ListName, wallet: WalletName): bigint | undefined {
  const caps: Partial<Record<WalletName, bigint>> = LISTS[list]
  return caps[wallet]
}
