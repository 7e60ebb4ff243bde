import { z } from '#shared/lib/zod.ts'
import { openMintsSchema } from '../../lib/openMintStore.ts'

const AMOUNT = z.string().check(z.regex(/^\d{1,20}$/))

const OPEN_MINT = z.object({
  /** Random; shared by all the mint's transactions. */
  id: z.string(),
  /** Its network's genesis hash. */
  genesisHash: z.string(),
  /** The collection's address in base58. */
  deployment: z.string(),
  /** The minter's and payer's address in base58. */
  wallet: z.string(),
  /** Items requested, as digits. */
  quantity: AMOUNT,
  /** The wallet's items in the collection before the mint, as digits. */
  mintedBefore: AMOUNT,
  /** Its latest transaction's signature, base58. */
  signature: z.string(),
  /** Block height after which that transaction cannot land any more. */
  lastValidBlockHeight: z.number(),
  /** That transaction's signed bytes in base64. */
  wire: z.string(),
})

/** A mint whose latest transaction was sent, or was about to be. */
export type OpenMint = z.infer<typeof OPEN_MINT>

/** The mints that the browser stores. */
export const OPEN_MINTS_SCHEMA = openMintsSchema(OPEN_MINT)

/**
 * Returns how many items a mint made: the wallet's new items since, limited to the quantity requested, because it may
 * have minted others elsewhere.
 *
 * @param mintCount The wallet's items in the collection now.
 */
export function itemsFromMint(
  { quantity, mintedBefore }: Pick<OpenMint, 'quantity' | 'mintedBefore'>,
  mintCount: bigint,
): number {
  const [asked, since] = [BigInt(quantity), mintCount - BigInt(mintedBefore)]
  if (since <= 0n) return 0
  return Number(since < asked ? since : asked)
}
