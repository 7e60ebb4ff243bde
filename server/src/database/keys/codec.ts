import { base58 } from '@scure/base'

/** Encodes one kind of text as bytes and decodes it again. The bytes tell where they end. */
export interface Codec {
  /** Encodes a text in its normal form. */
  readonly write: (text: string) => Buffer
  /** Decodes the text at the beginning of the bytes; undefined if they hold none. */
  readonly read: (bytes: Buffer) => Decoded | undefined
}

/** A decoded text, and how many bytes it took. */
interface Decoded {
  readonly text: string
  readonly length: number
}

/** Creates a codec for `0x` and two hex digits for each of `length` bytes. */
export function hexCodec(length: number): Codec {
  return {
    write: (text) => Buffer.from(text.slice(2), 'hex'),
    read: (bytes) =>
      bytes.length < length ? undefined : { text: `0x${bytes.toString('hex', 0, length)}`, length },
  }
}

/** Creates a codec for `length` bytes in base58. */
export function base58Codec(length: number): Codec {
  return {
    write: (text) => Buffer.from(base58.decode(text)),
    read: (bytes) =>
      bytes.length < length
        ? undefined
        : { text: base58.encode(bytes.subarray(0, length)), length },
  }
}

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
