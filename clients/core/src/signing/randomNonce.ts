import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** Bytes of a random nonce. */
const NONCE_BYTES = 16

/** Creates a nonce for a message to sign: 16 random bytes as 32 hex digits. */
export function randomNonce(): string {
  return bytesToHex(randomBytes(NONCE_BYTES))
}
