/** Reads little-endian fields in order; throws RangeError past the end. */
export class ByteReader {
  offset = 0
  readonly bytes: Uint8Array
  private readonly view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get remaining(): number {
    return this.bytes.length - this.offset
  }

  u8(): number {
    return this.view.getUint8(this.advance(1))
  }

  u16(): number {
    return this.view.getUint16(this.advance(2), true)
  }

  u32(): number {
    return this.view.getUint32(this.advance(4), true)
  }

  u64(): bigint {
    return this.view.getBigUint64(this.advance(8), true)
  }

  i64(): bigint {
    return this.view.getBigInt64(this.advance(8), true)
  }

  i16(): number {
    return this.view.getInt16(this.advance(2), true)
  }

  take(length: number): Uint8Array {
    const start = this.advance(length)
    return this.bytes.slice(start, start + length)
  }

  /** Reads Solana's compact-u16; refuses encodings longer than needed, as nodes do. */
  compactU16(): number {
    let value = 0
    for (let i = 0; i < 3; i++) {
      const byte = this.u8()
      if (i > 0 && byte === 0) throw new RangeError('alias encoding of a length')
      value |= (byte & 0x7f) << (7 * i)
      if ((byte & 0x80) === 0) {
        if (value > 0xffff) throw new RangeError('length above 65535')
        return value
      }
    }
    throw new RangeError('length longer than three bytes')
  }

  private advance(length: number): number {
    if (length > this.remaining) throw new RangeError('unexpected end of input')
    const start = this.offset
    this.offset += length
    return start
  }
}
