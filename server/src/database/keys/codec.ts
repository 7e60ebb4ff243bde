import { base58 } from '@scure/base'

/** Writes one kind of text as bytes and reads it back. The bytes tell where they end. */
export interface Codec {
  /** Bytes of a text in its normal form. */
  readonly write: (text: string) => Buffer
  /** The text at the beginning of the bytes and how many it takes; undefined when they hold none. */
  readonly read: (bytes: Buffer) => Decoded | undefined
}

/** A text that was read, and the number of its bytes. */
export interface Decoded {
  readonly text: string
  readonly length: number
}

/** `0x` and two hex digits for each of `length` bytes. */
export function hexCodec(length: number): Codec {
  return {
    write: (text) => Buffer.from(text.slice(2), 'hex'),
    read: (bytes) =>
      bytes.length < length ? undefined : { text: `0x${bytes.toString('hex', 0, length)}`, length },
  }
}

/** `length` bytes in base58. */
export function base58Codec(length: number): Codec {
  return {
    write: (text) => Buffer.from(base58.decode(text)),
    read: (bytes) =>
      bytes.length < length
        ? undefined
        : { text: base58.encode(bytes.subarray(0, length)), length },
  }
}
