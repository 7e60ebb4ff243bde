import keccak from 'keccak256'

/** The hash from the library of this name, which needs streams and globals of Node. */
export function keccak256(message: Uint8Array): Uint8Array {
  return keccak(Buffer.from(message))
}
