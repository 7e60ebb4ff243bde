import keccak from 'keccak256'

/** The hash by the library of this name, which needs streams and globals that only Node has. */
export function keccak256(message: Uint8Array): Uint8Array {
  return keccak(Buffer.from(message))
}
