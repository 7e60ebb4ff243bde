import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../../errors/coreError.ts'
import type { MintlineError } from '../../errors/mintlineError.ts'
import { type TypedData, type TypedDataField, withDomainType } from './typedData.ts'

/** Bytes in every encoded EIP-712 value. */
const WORD_BYTES = 32

/**
 * Returns the EIP-712 digest of typed data, as 0x and 64 hex digits. `eth_signTypedData_v4` signs it; wallets without
 * that method are given the digest itself.
 *
 * @throws MintlineError TYPED_DATA_INVALID if a value does not fit its type.
 */
export function hashTypedData(data: TypedData): string {
  const { types, primaryType, domain, message } = withDomainType(data)
  const parts = [new Uint8Array([0x19, 0x01]), hashStruct(types, 'EIP712Domain', domain)]
  if (primaryType !== 'EIP712Domain') parts.push(hashStruct(types, primaryType, message))
  return `0x${bytesToHex(keccak_256(concatBytes(...parts)))}`
}

function hashStruct(types: TypedData['types'], name: string, value: unknown): Uint8Array {
  if (typeof value !== 'object' || value === null) throw invalid(name, value)
  const values = fieldsOf(types, name).map((field) =>
    encodeValue(types, field.type, Reflect.get(value, field.name)),
  )
  const typeHash = keccak_256(utf8ToBytes(encodeTypedType(types, name)))
  return keccak_256(concatBytes(typeHash, ...values))
}

function encodeValue(types: TypedData['types'], type: string, value: unknown): Uint8Array {
  const array = /^(.+)\[(\d*)\]$/.exec(type)
  if (array) {
    const [, element = '', length] = array
    if (!Array.isArray(value)) throw invalid(type, value)
    if (length && value.length !== Number(length)) throw invalid(type, value)
    return keccak_256(concatBytes(...value.map((item) => encodeValue(types, element, item))))
  }
  if (Object.hasOwn(types, type)) return hashStruct(types, type, value)
  return encodeAtomicValue(type, value)
}

function invalid(type: string, value: unknown): MintlineError<'TYPED_DATA_INVALID'> {
  return new CoreError('TYPED_DATA_INVALID', { type, value: String(value) })
}

/**
 * Encodes a struct's type for its EIP-712 hash: the struct, then the structs it refers to, by name.
 *
 * @throws MintlineError TYPED_DATA_INVALID if there is no such struct.
 */
function encodeTypedType(types: TypedData['types'], name: string): string {
  const others = [...structsOf(types, name)].filter((struct) => struct !== name).sort()
  return [name, ...others].map((struct) => encodeStruct(struct, fieldsOf(types, struct))).join('')
}

/**
 * Returns a struct's fields.
 *
 * @throws MintlineError TYPED_DATA_INVALID if there is no such struct.
 */
function fieldsOf(types: TypedData['types'], name: string): readonly TypedDataField[] {
  const fields = Object.hasOwn(types, name) ? types[name] : undefined
  if (fields === undefined) {
    throw new CoreError('TYPED_DATA_INVALID', { type: 'a known struct', value: name })
  }
  return fields
}

function structsOf(types: TypedData['types'], name: string, found = new Set<string>()) {
  if (found.has(name)) return found
  found.add(name)
  for (const { type } of fieldsOf(types, name)) {
    const element = type.replace(/(?:\[\d*\])+$/, '')
    if (Object.hasOwn(types, element)) structsOf(types, element, found)
  }
  return found
}

function encodeStruct(name: string, fields: readonly TypedDataField[]): string {
  return `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`
}

/**
 * Encodes a value that is neither a struct nor an array as 32 bytes for EIP-712.
 *
 * @throws MintlineError TYPED_DATA_INVALID if the value does not match the type or its range.
 */
function encodeAtomicValue(type: string, value: unknown): Uint8Array {
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
