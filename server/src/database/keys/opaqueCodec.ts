import type { Codec } from './codec.ts'

/** An opaque id's first byte, which tells how to read the rest. */
const TEXT = 0
const PREFIXED_HEX = 1
const HEX = 2

const LOWER_HEX = /^(0x)?(?:[0-9a-f]{2})+$/

/**
 * Codec for an id with any text. Lower-case hex, with or without `0x`, takes one byte for two digits. The id ends with
 * the bytes.
 */
export const opaqueCodec: Codec = {
  write: (text) => {
    const hex = LOWER_HEX.exec(text)
    if (hex === null) return Buffer.concat([Buffer.of(TEXT), Buffer.from(text)])
    return hex[1] === undefined
      ? Buffer.concat([Buffer.of(HEX), Buffer.from(text, 'hex')])
      : Buffer.concat([Buffer.of(PREFIXED_HEX), Buffer.from(text.slice(2), 'hex')])
  },
  read: (bytes) => {
    const text = readText(bytes)
    return text === undefined ? undefined : { text, length: bytes.length }
  },
}

function readText(bytes: Buffer): string | undefined {
  switch (bytes[0]) {
    case TEXT:
      return bytes.toString('utf8', 1)
    case PREFIXED_HEX:
      return `0x${bytes.toString('hex', 1)}`
    case HEX:
      return bytes.toString('hex', 1)
    default:
      return undefined
  }
}
