import { base58 } from '@scure/base'

export function encodeBase58(bytes: Uint8Array): string {
  return base58.encode(bytes)
}

/** Undefined if the text has a character outside the alphabet. */
export function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
