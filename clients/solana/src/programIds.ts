import { PublicKey } from '@solana/web3.js'

/** The editions program. */
export const EDITIONS_PROGRAM_ID = new PublicKey('uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t')

/** The editions-controls program. */
export const EDITIONS_CONTROLS_PROGRAM_ID = new PublicKey(
  'GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp',
)
