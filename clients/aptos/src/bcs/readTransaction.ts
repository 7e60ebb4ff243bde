import { bytesToHex } from '@noble/hashes/utils.js'

/** Who sent a transaction, its sequence number and when it expires. */
export interface TransactionNumber {
  /** Signing wallet's address in its normal form. */
  readonly sender: string
  /** Sequence number among the sender's transactions. */
  readonly sequenceNumber: bigint
  /** Expiry in Unix seconds: from then on it can no longer be executed. */
  readonly expiresAt: bigint
}

const ADDRESS_BYTES = 32
const U64_BYTES = 8

/** Payload variants. */
const SCRIPT = 0
const ENTRY_FUNCTION = 2

/** Script argument sizes in bytes, by variant: u8, u64, u128, address, bytes, bool, u16, u32, u256, serialized. */
const SCRIPT_ARGUMENTS = [1, 8, 16, 32, 'bytes', 1, 2, 4, 32, 'bytes'] as const

/** Type variants that nest other types. */
const VECTOR_TYPE = 6
const STRUCT_TYPE = 7

/**
 * Reads sender, sequence number and expiry from a BCS transaction, ignoring what follows.
 *
 * Throws for bytes that are neither an entry function call nor a script; callers pass what was signed here.
 */
export function readTransaction(bytes: Uint8Array): TransactionNumber {
  const reader = new Reader(bytes)
  const sender = `0x${bytesToHex(reader.take(ADDRESS_BYTES))}`
  const sequenceNumber = reader.u64()
  skipPayload(reader)
  // Gas limit and price.
  reader.take(2 * U64_BYTES)
  return { sender, sequenceNumber, expiresAt: reader.u64() }
}

function skipPayload(reader: Reader): void {
  const variant = reader.uleb()
  if (variant === SCRIPT) {
    reader.bytes()
    reader.each(() => skipType(reader))
    reader.each(() => skipScriptArgument(reader))
  } else if (variant === ENTRY_FUNCTION) {
    reader.take(ADDRESS_BYTES)
    // Module and function names.
    reader.bytes()
    reader.bytes()
    reader.each(() => skipType(reader))
    reader.each(() => reader.bytes())
  } else {
    throw new RangeError(`The payload has the unknown variant ${variant}`)
  }
}

function skipScriptArgument(reader: Reader): void {
  const variant = reader.uleb()
  const size = SCRIPT_ARGUMENTS[variant]
  if (size === undefined) throw new RangeError(`An argument has the unknown variant ${variant}`)
  if (size === 'bytes') reader.bytes()
  else reader.take(size)
}

function skipType(reader: Reader): void {
  const variant = reader.uleb()
  if (variant === VECTOR_TYPE) skipType(reader)
  if (variant !== STRUCT_TYPE) return
  reader.take(ADDRESS_BYTES)
  reader.bytes()
  reader.bytes()
  reader.each(() => skipType(reader))
}

/** Reads BCS from the start. */
class Reader {
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
    return byte < 0x80 ? byte : byte - 0x80 + 0x80 * this.uleb()
  }

  bytes(): void {
    this.take(this.uleb())
  }

  each(skip: () => void): void {
    for (let left = this.uleb(); left > 0; left -= 1) skip()
  }
}
