import { z } from 'zod'
import { ADDRESS, BASIS_POINTS, byEvmBlockchain } from './evmFields.ts'

const BYTES32 = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i, { error: 'must be 0x followed by 64 hex digits' })
  .transform((key) => key.toLowerCase() as `0x${string}`)

/** Terms of orders for Seaport on a blockchain, as the file has them. */
const SEAPORT = z.strictObject({
  /** Contract that makers may let move their assets in place of Seaport, and its key. */
  conduit: z.strictObject({ key: BYTES32, contract: ADDRESS }).optional(),
  /** Share that each order has to give, and its receiver. */
  fee: z.strictObject({ account: ADDRESS, value: BASIS_POINTS }).optional(),
  /** True = orders have to give the royalties that the contract of the item asks for. */
  royalties: z.boolean({ error: 'must be true or false' }).default(false),
})

/** Terms of orders for Seaport on a blockchain. */
export type SeaportSettings = z.infer<typeof SEAPORT>

/** Terms of orders for Seaport by blockchain, in the file. */
export const SEAPORT_SCHEMA = byEvmBlockchain(SEAPORT)
