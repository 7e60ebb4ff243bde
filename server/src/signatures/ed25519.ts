import { ed25519 } from '@noble/curves/ed25519.js'

/** An Ed25519 signature. */
export interface Ed25519Signature {
  readonly publicKey: Uint8Array
  readonly message: Uint8Array
  readonly signature: Uint8Array
}

/**
 * Returns true if a key signed a message. Public keys with a small order, such as the address of Solana's system
 * program, have no owner: OpenSSL accepts signatures that anybody makes for them, this does not.
 */
export function isEd25519Signature({ publicKey, message, signature }: Ed25519Signature): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    // Bytes with another length are no key or signature.
    return false
  }
}
