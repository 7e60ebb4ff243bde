import { base58 } from '@scure/base'

/** Encodes one kind of text as bytes and decodes it again. The bytes tell where they end. */
export interface Codec {
  /** Encodes a text in its normal form. */
  readonly write: (text: string) => Buffer
  /** Decodes the text at the beginning of the bytes; undefined if they hold none. */
  readonly read: (bytes: Buffer) => Decoded | undefined
}

/** A decoded text, and how many bytes it took. */
export interface Decoded {
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
