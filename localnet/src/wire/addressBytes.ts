import { decodeBase58 } from './base58.ts'

const CACHE_LIMIT = 50_000
const cache = new Map<string, Uint8Array>()

/** Decodes a valid address to its 32 bytes. */
export function addressBytes(address: string): Uint8Array {
  const known = cache.get(address)
  if (known) return known
  const bytes = decodeBase58(address)
  if (bytes?.length !== 32) throw new TypeError(`Not an address: ${address}`)
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(address, bytes)
  return bytes
}
