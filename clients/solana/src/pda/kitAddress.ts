import type { SolanaAddress } from '@mintline/core/identifiers'
import type { Address } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'

/** An address as the generated client takes it, which is base58 under another brand. */
export function kitAddress(address: PublicKey | SolanaAddress): Address {
  const text: string = typeof address === 'string' ? address : address.toBase58()
  return text as Address
}
