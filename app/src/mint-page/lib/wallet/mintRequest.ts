import type { ClaimRequest } from '@mintline/solana/reads'

/** How this page mints: as it checks, so it simulates and sends. */
export const MINT_REQUEST = { fundReceivers: true } as const satisfies ClaimRequest
