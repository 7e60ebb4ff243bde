/** Sizes of a script's arguments in bytes, by variant: u8, u64, u128, address, bytes, bool, u16, u32, u256, serialized. */
const SCRIPT_ARGUMENTS = [1, 8, 16, 32, 'bytes', 1, 2, 4, 32, 'bytes'] as const

const U64_BYTES = 8
/** Marks a length byte that another follows. */
const MORE = 0x80

/** Reads BCS from the start. Throws RangeError for bytes that are cut off or unknown. */
export class BcsReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  take(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new RangeError('The transaction is cut off')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  u64(): bigint {
    const { buffer, byteOffset } = this.take(U64_BYTES)
    return new DataView(buffer, byteOffset).getBigUint64(0, true)
  }

  /** Reads a length or variant number (ULEB128): seven bits per byte, lowest first. */
  uleb(): number {
    const [byte = 0] = this.take(1)
    return byte < MORE ? byte : byte - MORE + MORE * this.uleb()
  }

  /** Reads bytes after their length. */
  bytes(): Uint8Array {
    return this.take(this.uleb())
  }

  text(): string {
    return new TextDecoder().decode(this.bytes())
  }

  /** Reads a script's argument, with its variant. */
  scriptArgument(): Uint8Array {
    const start = this.#at
    const variant = this.uleb()
    const size = SCRIPT_ARGUMENTS[variant]
    if (size === undefined) throw new RangeError(`An argument has the unknown variant ${variant}`)
    if (size === 'bytes') this.bytes()
    else this.take(size)
    return this.#bytes.subarray(start, this.#at)
  }

  /** Reads a list. */
  each<Item>(read: () => Item): Item[] {
    const items: Item[] = []
    for (let left = this.uleb(); left > 0; left -= 1) items.push(read())
    return items
  }

  /** Returns true if nothing is left. */
  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }
}
