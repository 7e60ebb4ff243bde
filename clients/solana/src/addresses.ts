/** Addresses that are the same on every network, in base58. */

/** The editions program. */
export const EDITIONS_PROGRAM = 'uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t'
/** The editions-controls program. */
export const EDITIONS_CONTROLS_PROGRAM = 'GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp'
/** Owns all mints and token accounts of collections. */
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
/** Owns mints and token accounts of other tokens; no collection has any. */
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
/** Creates the token account of a wallet for a mint, at an address that follows from both. */
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** Owns wallets and addresses that hold nothing but lamports. Where an address may be left out, nobody. */
export const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** Holds the time of the chain. */
export const CLOCK_SYSVAR = 'SysvarC1ock11111111111111111111111111111111'
