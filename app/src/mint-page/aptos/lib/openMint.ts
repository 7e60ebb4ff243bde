import { z } from '#shared/lib/zod.ts'

const HEX = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]+$/))])

const OPEN_MINT = z.object({
  /** Random. */
  id: z.string(),
  /** Chain id of its network. */
  chainId: z.number(),
  /** Address of the collection in its normal form. */
  contract: z.string(),
  /** Address of the minter in its normal form. */
  wallet: z.string(),
  /** Items requested, as digits. */
  quantity: z.string().check(z.regex(/^\d{1,20}$/)),
  /** Hash of the signed transaction. */
  hash: z.string(),
  /** The signed transaction, which lands at most once however often it is sent. */
  serialized: HEX,
})

/** A mint that a wallet has signed. */
export type OpenMint = z.infer<typeof OPEN_MINT>

/** Mints stored in the browser until their outcome was shown, oldest first. */
export const OPEN_MINTS_SCHEMA = z.object({ mints: z._default(z.array(OPEN_MINT), []) })
