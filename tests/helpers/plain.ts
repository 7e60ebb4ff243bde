import { BN } from '@mintline/solana/anchor'
import { PublicKey } from '@solana/web3.js'

/** Converts a decoded record: addresses to base58, numbers beyond 32 bits to bigint. */
export function plain(value: unknown): unknown {
  if (value instanceof PublicKey) return value.toBase58()
  if (BN.isBN(value)) return BigInt(value.toString())
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}
