import { keccak_256 } from '@noble/hashes/sha3.js'

/** Hashes without Node modules. */
export function keccak256(message: Uint8Array): Uint8Array {
  return keccak_256(message)
}
