import { z } from 'zod'
import { ADDRESS, BASIS_POINTS, byEvmBlockchain } from './evmFields.ts'

const BYTES32 = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i, { error: 'must be 0x followed by 64 hex digits' })
  .transform((key) => key.toLowerCase() as `0x${string}`)

/** Terms for Seaport orders on a blockchain, as in the file. */
const SEAPORT = z.strictObject({
  /** Contract that makers may approve to move their assets in place of Seaport, and its key. */
  conduit: z.strictObject({ key: BYTES32, contract: ADDRESS }).optional(),
  /** Share that each order has to pay, and its receiver. */
  fee: z.strictObject({ account: ADDRESS, value: BASIS_POINTS }).optional(),
  /** True = orders must pay the royalties that the item's contract asks for. */
  royalties: z.boolean({ error: 'must be true or false' }).default(false),
})

/** Terms for Seaport orders on a blockchain. */
export type SeaportSettings = z.infer<typeof SEAPORT>

/** Terms for Seaport orders by blockchain, in the file. */
export const SEAPORT_SCHEMA = byEvmBlockchain(SEAPORT)
