import { CoreReadError } from '../errors/coreReadError.ts'
import type { MintlineError } from '../errors/mintlineError.ts'

const PERCENT = 0x25
/** A percent-encoded byte takes three characters: %41. */
const CHARACTERS_PER_BYTE = 3

/** Returns true for a data: URI, which carries its content itself. */
export function isDataUri(uri: string): boolean {
  return /^data:/i.test(uri)
}

/**
 * Decodes a data: URI in base64 or percent-encoding. Contracts write these by hand, so "#" and a "%" that encodes
 * nothing are kept; browsers would cut the content there.
 *
 * @param maxBytes Maximum content size in bytes.
 * @throws METADATA_INVALID
 */
export function readDataUri(uri: string, maxBytes: number): Uint8Array {
  const comma = uri.indexOf(',')
  if (comma < 0) throw invalid(uri, 'it has no content')
  const body = uri.slice(comma + 1)
  if (body.length > maxBytes * CHARACTERS_PER_BYTE) throw tooLarge(uri, maxBytes)
  const decoded = percentDecode(body)
  const isBase64 = /;\s*base64\s*$/i.test(uri.slice(0, comma))
  const content = isBase64 ? base64Decode(decoded, uri) : decoded
  if (content.length > maxBytes) throw tooLarge(uri, maxBytes)
  return content
}

/** Creates the error for a document above the size limit. */
export function tooLarge(uri: string, maxBytes: number): MintlineError<'METADATA_INVALID'> {
  return invalid(uri, `it is larger than ${maxBytes} bytes`)
}

function percentDecode(text: string): Uint8Array {
  const encoded = new TextEncoder().encode(text)
  const decoded = new Uint8Array(encoded.length)
  let length = 0
  for (let at = 0; at < encoded.length; at += 1) {
    const byte = encoded[at] ?? 0
    const escaped = byte === PERCENT ? hexByte(encoded, at + 1) : undefined
    decoded[length] = escaped ?? byte
    length += 1
    if (escaped !== undefined) at += 2
  }
  return decoded.subarray(0, length)
}

function hexByte(bytes: Uint8Array, at: number): number | undefined {
  const digits = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0)
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined
}

function base64Decode(encoded: Uint8Array, uri: string): Uint8Array {
  const text = new TextDecoder().decode(encoded).replace(/\s+/g, '').replace(/=+$/, '')
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch (cause) {
    throw invalid(uri, 'it is not base64', cause)
  }
}

function invalid(uri: string, reason: string, cause?: unknown): MintlineError<'METADATA_INVALID'> {
  return new CoreReadError('METADATA_INVALID', { uri, reason }, { cause })
}
