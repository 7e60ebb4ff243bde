import { z } from '#shared/lib/zod.ts'

const HEX = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]+$/))])

const OPEN_MINT = z.object({
  /** Random. */
  id: z.string(),
  /** Its network's chain id. */
  chainId: z.number(),
  /** The collection's normalized address. */
  contract: z.string(),
  /** The minter's normalized address. */
  wallet: z.string(),
  /** Items requested, as digits. */
  quantity: z.string().check(z.regex(/^\d{1,20}$/)),
  /** The signed transaction's hash. */
  hash: z.string(),
  /** The signed transaction, which lands at most once, however often it is sent. */
  serialized: HEX,
})

/** A mint that a wallet has signed. */
export type OpenMint = z.infer<typeof OPEN_MINT>

/** Mints stored in the browser until their outcome was shown, oldest first. */
export const OPEN_MINTS_SCHEMA = z.object({ mints: z._default(z.array(OPEN_MINT), []) })
