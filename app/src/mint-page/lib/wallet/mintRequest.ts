import type { ClaimRequest } from '@mintline/solana/reads'

/** Terms that this page adds to every mint: for checks, simulations and sends alike. */
export const MINT_REQUEST = { fundReceivers: true } as const satisfies ClaimRequest
