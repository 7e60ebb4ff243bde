import { CoreError } from '../../errors/coreError.ts'
import type { TypedData, TypedDataField } from './typedData.ts'

/**
 * Encodes a struct's type for its EIP-712 hash: the struct, then the structs it refers to, by name.
 *
 * @throws MintlineError TYPED_DATA_INVALID if there is no such struct.
 */
export function encodeTypedType(types: TypedData['types'], name: string): string {
  const others = [...structsOf(types, name)].filter((struct) => struct !== name).sort()
  return [name, ...others].map((struct) => encodeStruct(struct, fieldsOf(types, struct))).join('')
}

/**
 * Returns a struct's fields.
 *
 * @throws MintlineError TYPED_DATA_INVALID if there is no such struct.
 */
export function fieldsOf(types: TypedData['types'], name: string): readonly TypedDataField[] {
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
