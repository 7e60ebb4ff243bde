import { z } from '#shared/lib/zod.ts'
import { openMintStore, openMintsSchema, WALLET_MINT } from '../../lib/openMintStore.ts'
import { OPEN_MINTS_KEY } from '../lib/storageKeys.ts'

const DIGITS = z.string().check(z.regex(/^\d{1,78}$/))

const OPEN_MINT = z.object({
  ...WALLET_MINT,
  /** Items requested, as digits. */
  quantity: DIGITS,
  /** Address of another wallet that receives the items; undefined = the minter, or not stored. */
  mintTo: z.optional(z.string()),
  /** Block before the wallet was asked, as digits. */
  fromBlock: DIGITS,
  /** The claim's hash; undefined = the wallet has not returned it. */
  hash: z.optional(z.string()),
})

/** A mint that a wallet was asked to send. */
export type OpenMint = z.infer<typeof OPEN_MINT>

/** Mints on EVM chains whose outcome was not shown yet. */
export const openMints = openMintStore({
  key: OPEN_MINTS_KEY,
  schema: openMintsSchema(OPEN_MINT),
})
