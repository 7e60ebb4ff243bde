import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CoreError } from '../../errors/coreError.ts'
import type { MintlineError } from '../../errors/index.ts'
import { encodeAtomicValue } from './encodeAtomicValue.ts'
import { encodeTypedType, fieldsOf } from './encodeTypedType.ts'
import { type TypedData, withDomainType } from './typedData.ts'

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
