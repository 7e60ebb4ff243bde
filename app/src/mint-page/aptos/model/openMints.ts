import { z } from '#shared/lib/zod.ts'
import { openMintStore, openMintsSchema, WALLET_MINT } from '../../lib/openMintStore.ts'
import { OPEN_MINTS_KEY } from '../lib/storageKeys.ts'

const HEX = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]+$/))])

const OPEN_MINT = z.object({
  ...WALLET_MINT,
  /** Items requested, as digits. */
  quantity: z.string().check(z.regex(/^\d{1,20}$/)),
  /** The signed transaction's hash. */
  hash: z.string(),
  /** The signed transaction, which lands at most once, however often it is sent. */
  serialized: HEX,
})

/** A mint that a wallet has signed. */
export type OpenMint = z.infer<typeof OPEN_MINT>

/** Mints on Aptos whose outcome was not shown yet. */
export const openMints = openMintStore({
  key: OPEN_MINTS_KEY,
  schema: openMintsSchema(OPEN_MINT),
})
