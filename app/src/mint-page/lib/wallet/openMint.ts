import { z } from '#shared/lib/zod.ts'

const AMOUNT = z.string().regex(/^\d{1,20}$/)

const OPEN_MINT = z.object({
  /** Made up when the mint was begun; its transactions share it. */
  id: z.string(),
  /** Genesis hash of its network. */
  genesisHash: z.string(),
  /** Base58 address of the collection. */
  deployment: z.string(),
  /** Base58 address of who mints and pays. */
  wallet: z.string(),
  /** Items that were asked for, as digits. */
  quantity: AMOUNT,
  /** Items of the wallet in the collection before the mint, as digits. */
  mintedBefore: AMOUNT,
  /** Of its latest transaction, base58. */
  signature: z.string(),
  /** Block height after which that one cannot land any more. */
  lastValidBlockHeight: z.number(),
  /** The signed bytes of that one in base64. */
  wire: z.string(),
})

/** A mint whose latest transaction was about to be sent, or was sent. */
export type OpenMint = z.infer<typeof OPEN_MINT>

/** What the browser keeps of mints whose end nobody has seen yet, the oldest first. */
export const OPEN_MINTS_SCHEMA = z.object({ mints: z.array(OPEN_MINT).default([]) })

/** With one more, or with the next transaction of one that is there. */
export function withMint(mints: readonly OpenMint[], mint: OpenMint): OpenMint[] {
  const isThere = mints.some(({ id }) => id === mint.id)
  return isThere ? mints.map((other) => (other.id === mint.id ? mint : other)) : [...mints, mint]
}

/** Without one. */
export function withoutMint(mints: readonly OpenMint[], id: string): OpenMint[] {
  return mints.filter((mint) => mint.id !== id)
}

/**
 * How many items a mint has brought: of those that the wallet has minted since, no more than were asked
 * for, because it may have minted others elsewhere.
 *
 * @param mintCount Items of the wallet in the collection now.
 */
export function broughtBy(
  { quantity, mintedBefore }: Pick<OpenMint, 'quantity' | 'mintedBefore'>,
  mintCount: bigint,
): number {
  const [asked, since] = [BigInt(quantity), mintCount - BigInt(mintedBefore)]
  if (since <= 0n) return 0
  return Number(since < asked ? since : asked)
}
