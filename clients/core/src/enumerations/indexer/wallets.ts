/** Indexer: user wallets; NONE if unknown (indexer-api, section 3). */
export const WALLET_PROVIDERS = ['METAMASK', 'MAGIC_LINK', 'GAMESTOP', 'NONE'] as const

/** A user's wallet; NONE if unknown. */
export type WalletProvider = (typeof WALLET_PROVIDERS)[number]
