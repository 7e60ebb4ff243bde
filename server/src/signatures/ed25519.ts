import { ed25519 } from '@noble/curves/ed25519.js'

/** A signature of Ed25519. */
export interface Ed25519Signature {
  readonly publicKey: Uint8Array
  readonly message: Uint8Array
  readonly signature: Uint8Array
}

/**
 * True if a key signed a message. Public keys of small order, such as the address of Solana's system program, have no
 * owner: OpenSSL accepts signatures that anybody makes for them, this does not.
 */
export function isEd25519Signature({ publicKey, message, signature }: Ed25519Signature): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    // Bytes of another length are none.
    return false
  }
}
