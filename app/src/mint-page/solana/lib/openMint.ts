import { z } from '#shared/lib/zod.ts'

const AMOUNT = z.string().check(z.regex(/^\d{1,20}$/))

const OPEN_MINT = z.object({
  /** Random; shared by all transactions of the mint. */
  id: z.string(),
  /** Genesis hash of its network. */
  genesisHash: z.string(),
  /** Base58 address of the collection. */
  deployment: z.string(),
  /** Base58 address of the minter and payer. */
  wallet: z.string(),
  /** Items requested, as digits. */
  quantity: AMOUNT,
  /** Items of the wallet in the collection before the mint, as digits. */
  mintedBefore: AMOUNT,
  /** Signature of its latest transaction, base58. */
  signature: z.string(),
  /** Block height after which that transaction cannot land any more. */
  lastValidBlockHeight: z.number(),
  /** Signed bytes of that transaction in base64. */
  wire: z.string(),
})

/** A mint whose latest transaction was sent, or was about to be. */
export type OpenMint = z.infer<typeof OPEN_MINT>

/** Mints stored in the browser until their outcome was shown, oldest first. */
export const OPEN_MINTS_SCHEMA = z.object({ mints: z._default(z.array(OPEN_MINT), []) })

/**
 * Number of items from a mint: items that the wallet has minted since, limited to the quantity
 * requested, because it may have minted others elsewhere.
 *
 * @param mintCount Items of the wallet in the collection now.
 */
export function itemsFromMint(
  { quantity, mintedBefore }: Pick<OpenMint, 'quantity' | 'mintedBefore'>,
  mintCount: bigint,
): number {
  const [asked, since] = [BigInt(quantity), mintCount - BigInt(mintedBefore)]
  if (since <= 0n) return 0
  return Number(since < asked ? since : asked)
}
