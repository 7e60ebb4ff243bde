import { isEvmAddress } from '@mintline/core/identifiers'
import { BLOCKCHAINS, type EvmBlockchain, isEvmBlockchain } from '@mintline/core/networks'
import { z } from 'zod'

/** Address on an EVM chain, converted to normal form. */
export const ADDRESS = z
  .string()
  .refine(isEvmAddress, { error: 'must be an address such as 0x followed by 40 hex digits' })
  .transform((address) => address.toLowerCase() as `0x${string}`)

const FEE_RULE = 'must be basis points from 0 to 10000'

/** Share in basis points. */
export const BASIS_POINTS = z
  .int({ error: FEE_RULE })
  .min(0, { error: FEE_RULE })
  .max(10_000, { error: FEE_RULE })

/** Creates a schema with one optional entry per EVM blockchain. */
export function byEvmBlockchain<Entry extends z.ZodType>(entry: Entry) {
  const optional = entry.optional()
  return z
    .strictObject(
      Object.fromEntries(
        BLOCKCHAINS.filter(isEvmBlockchain).map((blockchain) => [blockchain, optional]),
      ) as Record<EvmBlockchain, typeof optional>,
    )
    .optional()
}
