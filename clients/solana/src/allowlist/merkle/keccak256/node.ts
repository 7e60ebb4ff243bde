import keccak from 'keccak256'

/** Hashes with the `keccak256` library, which needs Node's streams and globals. */
export function keccak256(message: Uint8Array): Uint8Array {
  return keccak(Buffer.from(message))
}
