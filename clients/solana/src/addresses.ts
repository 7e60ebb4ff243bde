/** Addresses that are the same on every network, in base58. */

/** The editions program. */
export const EDITIONS_PROGRAM = 'uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t'
/** The editions-controls program. */
export const EDITIONS_CONTROLS_PROGRAM = 'GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp'
/** Owns all mints and token accounts in collections. */
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
/** Owns other tokens' mints and token accounts; collections have none. */
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
/** Creates a wallet's token account for a mint, at an address derived from both. */
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** Owns wallets and all other addresses that only hold lamports. As an optional address, it means none. */
export const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** For burning lamports; nobody has its key. */
export const INCINERATOR = '1nc1nerator11111111111111111111111111111111'
/** The wrapped native token's mint. */
export const WRAPPED_NATIVE_TOKEN = 'So11111111111111111111111111111111111111112'
/** The wrapped native token's mint of Token-2022. */
export const WRAPPED_NATIVE_TOKEN_2022 = '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXejP'
/** Owns names and symbols of tokens whose mints cannot hold them. */
export const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
/** Metaplex' candy machines, and the guards of their mints. */
export const CANDY_MACHINE_PROGRAM = 'CndyV3LdqHUfDLmE5naZjVN8rBZz4tqhdefbAnjHG3JR'
export const CANDY_GUARD_PROGRAM = 'Guard1JwRhJkVH6XZhzoYxeBVQe872VH6QggF4BWmS9g'
/** Metaplex' candy machines for Core assets, and the guards of their mints. */
export const CORE_CANDY_MACHINE_PROGRAM = 'CMACYFENjoBMHzapRXyo1JZkVS6EtaDDzkjMrmQLvr4J'
export const CORE_CANDY_GUARD_PROGRAM = 'CMAGAKJ67e9hRZgfC5SFTbZH8MgEmtqazKXjmkaJjWTJ'
/** Owns Core assets and their collections. */
export const CORE_PROGRAM = 'CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d'
/** Holds the rent per byte. */
export const RENT_SYSVAR = 'SysvarRent111111111111111111111111111111111'
/** Holds the chain time. */
export const CLOCK_SYSVAR = 'SysvarC1ock11111111111111111111111111111111'
