import { z } from '#shared/lib/zod.ts'

const DIGITS = z.string().check(z.regex(/^\d{1,78}$/))

const OPEN_MINT = z.object({
  /** Random. */
  id: z.string(),
  /** Its network's chain id. */
  chainId: z.number(),
  /** The drop's union id. */
  contract: z.string(),
  /** The minter's address, in lower case. */
  wallet: z.string(),
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

/** Mints stored in the browser until their outcome was shown, oldest first. */
export const OPEN_MINTS_SCHEMA = z.object({ mints: z._default(z.array(OPEN_MINT), []) })
