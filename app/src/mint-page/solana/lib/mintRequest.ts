import { type ClaimRequest, MAX_ITEMS_PER_TRANSACTION } from '@mintline/solana/reads'

/** Options that this page adds to every mint: in checks, simulations and sends alike. */
export const MINT_REQUEST = {
  // As many as fit, so that people approve as rarely as possible.
  maxPerTransaction: MAX_ITEMS_PER_TRANSACTION,
} as const satisfies ClaimRequest
