import type { PublicKey } from '@solana/web3.js'
import { RememberedKey } from './pda/rememberedKey.ts'

/** The editions program. */
export const EDITIONS_PROGRAM_ID: PublicKey = new RememberedKey(
  'uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t',
)

/** The editions-controls program. */
export const EDITIONS_CONTROLS_PROGRAM_ID: PublicKey = new RememberedKey(
  'GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp',
)
