import type { SolanaAddress } from '@mintline/core/identifiers'
import type { Address } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'

/** Converts an address for the generated client, which has another brand for base58. */
export function kitAddress(address: PublicKey | SolanaAddress): Address {
  const text: string = typeof address === 'string' ? address : address.toBase58()
  return text as Address
}
