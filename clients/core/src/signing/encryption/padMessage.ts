import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Encrypted messages are padded to a multiple of this many bytes, to hide their length. */
export const PADDED_BYTES = 2048

/** Bytes that encryption adds to authenticate a message. */
const BOX_OVERHEAD_BYTES = 16

/**
 * Pads a message, as the JSON `{data, padding}` that MetaMask's safe decryption reads. With the bytes that encryption
 * adds, its length is a multiple of 2,048 bytes.
 */
export function padMessage(data: string): string {
  const length = utf8ToBytes(JSON.stringify({ data, padding: '' })).length + BOX_OVERHEAD_BYTES
  const missing = (PADDED_BYTES - (length % PADDED_BYTES)) % PADDED_BYTES
  return JSON.stringify({ data, padding: '0'.repeat(missing) })
}
