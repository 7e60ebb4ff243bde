import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { AptosClientError } from '../errors/aptosClientError.ts'

/**
 * Writes values in BCS, Aptos' binary format. Methods have the SDK's names, because a wallet may pass a serializer from
 * its own copy.
 */
export interface Serializer {
  serializeBool(value: boolean): void
  serializeU8(value: number): void
  /** Throws `U64_INVALID` for a negative number and from 2^64 on. */
  serializeU64(value: bigint): void
  /** Writes a length or variant number in as few bytes as possible. */
  serializeU32AsUleb128(value: number): void
  serializeFixedBytes(value: Uint8Array): void
  /** Writes the length and the bytes. */
  serializeBytes(value: Uint8Array): void
  /** Writes the length in bytes and the text in UTF-8. */
  serializeStr(value: string): void
}

/** A value that BCS can encode. It has the methods of the SDK's values, which wallets call to pass a transaction on. */
export abstract class Serializable {
  abstract serialize(serializer: Serializer): void

  /** Returns the value in BCS. */
  bcsToBytes(): Uint8Array<ArrayBuffer> {
    const serializer = new BytesSerializer()
    this.serialize(serializer)
    return serializer.bytes()
  }

  /** Returns the value in BCS, as an object with the methods of the SDK's `Hex`. */
  bcsToHex(): { toString(): string; toStringWithoutPrefix(): string; toUint8Array(): Uint8Array } {
    return {
      toString: () => this.toString(),
      toStringWithoutPrefix: () => this.toStringWithoutPrefix(),
      toUint8Array: () => this.bcsToBytes(),
    }
  }

  /** Returns the value in BCS as hex without 0x. */
  toStringWithoutPrefix(): string {
    return bytesToHex(this.bcsToBytes())
  }

  /** Returns the value in BCS as 0x and hex. */
  toString(): string {
    return `0x${this.toStringWithoutPrefix()}`
  }
}

const MAX_U64 = 2n ** 64n - 1n
const U64_BYTES = 8
/** Value bits per length byte; the highest bit says that another byte follows. */
const ULEB_BITS = 7

class BytesSerializer implements Serializer {
  readonly #parts: Uint8Array[] = []

  bytes(): Uint8Array<ArrayBuffer> {
    return concatBytes(...this.#parts)
  }

  serializeBool(value: boolean): void {
    this.serializeU8(value ? 1 : 0)
  }

  serializeU8(value: number): void {
    this.#parts.push(Uint8Array.of(value))
  }

  serializeU64(value: bigint): void {
    if (value < 0n || value > MAX_U64) throw new AptosClientError('U64_INVALID', { value, min: 0n })
    const bytes = new Uint8Array(U64_BYTES)
    new DataView(bytes.buffer).setBigUint64(0, value, true)
    this.#parts.push(bytes)
  }

  serializeU32AsUleb128(value: number): void {
    const more = 1 << ULEB_BITS
    let rest = value
    while (rest >= more) {
      this.serializeU8((rest % more) + more)
      rest = Math.floor(rest / more)
    }
    this.serializeU8(rest)
  }

  serializeFixedBytes(value: Uint8Array): void {
    this.#parts.push(value)
  }

  serializeBytes(value: Uint8Array): void {
    this.serializeU32AsUleb128(value.length)
    this.serializeFixedBytes(value)
  }

  serializeStr(value: string): void {
    this.serializeBytes(utf8ToBytes(value))
  }
}
