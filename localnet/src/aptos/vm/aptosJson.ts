import {
  parseTypeTag,
  type TypeTag,
  TypeTagAddress,
  TypeTagStruct,
  TypeTagU8,
  TypeTagVector,
} from '@aptos-labs/ts-sdk'
import { addressText } from './addressText.ts'
import { structFields } from './moduleAbis.ts'
import type { Store } from './store.ts'

/**
 * Converts a value's JSON from the VM's form to Aptos' REST form: options have `vec`, objects `inner`, bytes 0x,
 * addresses their usual length, and fields the struct's order.
 */
export function aptosJson(store: Store, type: string, value: unknown): unknown {
  return aptosJsonOf(store, parseTypeTag(type), value)
}

/** Like `aptosJson`, for a parsed type. */
export function aptosJsonOf(store: Store, type: TypeTag, value: unknown): unknown {
  if (type instanceof TypeTagAddress) return addressText(String(value))
  if (type instanceof TypeTagVector) {
    if (type.value instanceof TypeTagU8) return bytesText(value)
    return list(value).map((item) => aptosJsonOf(store, type.value, item))
  }
  return type instanceof TypeTagStruct ? structJson(store, type, value) : value
}

function structJson(store: Store, type: TypeTagStruct, value: unknown): unknown {
  if (type.isString()) return value
  if (type.isObject()) return { inner: addressText(objectAddress(value)) }
  const [argument] = type.value.typeArgs
  if (type.isOption() && argument) {
    return { vec: value === null ? [] : [aptosJsonOf(store, argument, value)] }
  }
  const fields = structFields(store, type.value)
  if (!fields) return value
  const values = value as Record<string, unknown>
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const field = name in values ? values[name] : EMPTY[name]
      return [name, aptosJson(store, type, field)]
    }),
  )
}

/** The VM shows an object as an address in view results, and as a struct in resources. */
function objectAddress(value: unknown): string {
  const isStruct = typeof value === 'object' && value !== null && 'inner' in value
  return String(isStruct ? value.inner : value)
}

/** The compiler gives an empty struct a field, which the VM may leave out. */
const EMPTY: Readonly<Record<string, unknown>> = { dummy_field: false }

/** Hex with or without 0x, or an empty list. */
function bytesText(value: unknown): string {
  return `0x${Array.isArray(value) ? '' : String(value).replace(/^0x/, '')}`
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('The VM tells a vector otherwise than as a list')
  return value
}
