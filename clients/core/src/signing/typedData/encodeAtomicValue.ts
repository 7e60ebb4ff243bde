import { keccak_256 } from '@noble/hashes/sha3.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../../errors/coreError.ts'

/** Bytes in every encoded EIP-712 value. */
const WORD_BYTES = 32

/**
 * Encodes a value that is neither a struct nor an array as 32 bytes for EIP-712.
 *
 * @throws MintlineError TYPED_DATA_INVALID if the value does not match the type or its range.
 */
export function encodeAtomicValue(type: string, value: unknown): Uint8Array {
  if (type === 'string' && typeof value === 'string') return keccak_256(utf8ToBytes(value))
  if (type === 'bool' && typeof value === 'boolean') return encodeInteger(value ? 1n : 0n)
  const bytes = asBytes(value)
  if (type === 'bytes' && bytes !== undefined) return keccak_256(bytes)
  if (type === 'address' && bytes?.length === 20) return padded(bytes, WORD_BYTES - 20)
  const fixed = /^bytes([1-9]|[12]\d|3[0-2])$/.exec(type)
  if (fixed && bytes?.length === Number(fixed[1])) return padded(bytes, 0)
  const integer = /^(u?)int(\d{0,3})$/.exec(type)
  const number = asInteger(value)
  if (integer && number !== undefined) {
    const bits = BigInt(integer[2] || 256)
    const [low, high] = integer[1] ? [0n, 2n ** bits] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n)]
    if (bits % 8n === 0n && bits <= 256n && number >= low && number < high) {
      return encodeInteger(number)
    }
  }
  throw new CoreError('TYPED_DATA_INVALID', { type, value: String(value) })
}

function asBytes(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(value)) return undefined
  return hexToBytes(value.slice(2))
}

function asInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || !/^(?:-?\d+|0x[0-9a-f]+)$/i.test(value)) return undefined
  return BigInt(value)
}

function encodeInteger(value: bigint): Uint8Array {
  const hex = BigInt.asUintN(8 * WORD_BYTES, value).toString(16)
  return hexToBytes(hex.padStart(2 * WORD_BYTES, '0'))
}

function padded(bytes: Uint8Array, offset: number): Uint8Array {
  const word = new Uint8Array(WORD_BYTES)
  word.set(bytes, offset)
  return word
}
