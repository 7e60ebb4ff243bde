import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import type { AllowlistEntryInput } from '../../src/allowlist/entryInput.ts'

/** A wallet derived from a number. */
export function walletOf(number: number): SolanaAddress {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(28, number)
  bytes[0] = 7
  return solanaAddress(new PublicKey(bytes).toBase58())
}

/** Any wallet. */
export const anyWallet = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => solanaAddress(new PublicKey(bytes).toBase58()))

/** Terms for an allowlist entry, often at the limits. */
export const anyTerms = fc.record({
  price: fc.oneof(
    fc.constantFrom(0n, 1n, 4_294_967_295n),
    fc.bigInt({ min: 0n, max: 4_294_967_295n }),
  ),
  amount: fc.integer({ min: 1, max: 255 }),
})

/** Lists with each wallet once. */
export const anyEntries: fc.Arbitrary<AllowlistEntryInput[]> = fc
  .uniqueArray(anyWallet, { maxLength: 60 })
  .chain((wallets) =>
    fc.tuple(...wallets.map((user) => anyTerms.map((terms) => ({ user, ...terms })))),
  )
