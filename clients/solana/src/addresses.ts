/** Addresses that are the same on every network, in base58. */

/** The editions program. */
export const EDITIONS_PROGRAM = 'uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t'
/** The editions-controls program. */
export const EDITIONS_CONTROLS_PROGRAM = 'GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp'
/** Owns all mints and token accounts of collections. */
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
/** Owns wallets and addresses that hold nothing but lamports. Where an address may be left out, nobody. */
export const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** Holds the time of the chain. */
export const CLOCK_SYSVAR = 'SysvarC1ock11111111111111111111111111111111'
