import type { ErrorCode } from '@mintline/core'

/** Codes of errors that keep a wallet from minting on Solana and Eclipse, besides those of all chains. */
export const SOLANA_RESTRICTIONS: readonly ErrorCode[] = [
  'COSIGNER_REQUIRED',
  'RECEIVER_NEEDS_RENT',
  'TRANSACTION_TOO_LARGE',
]
