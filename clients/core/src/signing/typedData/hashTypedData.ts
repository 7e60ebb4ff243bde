import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../../errors/coreError.ts'
import type { MintlineError } from '../../errors/index.ts'
import { encodeAtomicValue } from './encodeAtomicValue.ts'
import { type TypedData, type TypedDataField, withDomainType } from './typedData.ts'

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
