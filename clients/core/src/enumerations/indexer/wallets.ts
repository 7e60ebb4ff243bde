/** Indexer: wallets a user signs with; NONE where it is not known (indexer-api, section 3). */
export const WALLET_PROVIDERS = ['METAMASK', 'MAGIC_LINK', 'GAMESTOP', 'NONE'] as const

/** A wallet a user signs with. */
export type WalletProvider = (typeof WALLET_PROVIDERS)[number]
