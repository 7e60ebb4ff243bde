import type { ClaimRequest } from '@mintline/solana/reads'

/** Options that this page adds to every mint: in checks, simulations and sends alike. */
export const MINT_REQUEST = { fundReceivers: true } as const satisfies ClaimRequest
