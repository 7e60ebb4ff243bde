import type { ErrorCode } from '@mintline/core'

/** Error codes that keep a wallet from minting on Solana and Eclipse, besides those that all chains share. */
export const SOLANA_RESTRICTIONS: readonly ErrorCode[] = [
  'COSIGNER_REQUIRED',
  'PRICE_TOKEN_NOT_FOUND',
  'TRANSACTION_TOO_LARGE',
]
