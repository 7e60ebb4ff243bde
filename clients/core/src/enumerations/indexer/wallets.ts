/** Indexer: wallets of users; NONE where unknown (indexer-api, section 3). */
export const WALLET_PROVIDERS = ['METAMASK', 'MAGIC_LINK', 'GAMESTOP', 'NONE'] as const

/** A wallet of a user. */
export type WalletProvider = (typeof WALLET_PROVIDERS)[number]
