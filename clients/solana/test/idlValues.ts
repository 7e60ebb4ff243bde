import { BN, type Idl } from '@mintline/solana/anchor'
import { PublicKey } from '@solana/web3.js'
import fc from 'fast-check'

type IdlTypeDef = NonNullable<Idl['types']>[number]
type IdlField = Idl['instructions'][number]['args'][number]
type IdlType = IdlField['type']

/** One value, in Anchor's and the generated clients' forms. */
export interface IdlValue {
  anchor: unknown
  generated: unknown
}

type Values = fc.Arbitrary<IdlValue>

/** Anchor encodes accounts into 1,000 bytes, so lists and texts stay short. */
const MAX_LENGTH = 3

/** An instruction's arguments: Anchor nests structs, the generated clients spread them. */
export function argumentValues(
  { types = [] }: Idl,
  args: readonly IdlField[],
): fc.Arbitrary<{ anchor: Record<string, unknown>; generated: Record<string, unknown> }> {
  const named = args.map(({ name, type }) =>
    valuesOf(type, types).map((value) => ({ name, ...value, isStruct: isStruct(type, types) })),
  )
  return fc.tuple(...named).map((values) => ({
    anchor: Object.fromEntries(values.map(({ name, anchor }) => [name, anchor])),
    generated: Object.assign(
      {},
      ...values.map(({ name, generated, isStruct }) =>
        isStruct ? generated : { [name]: generated },
      ),
    ),
  }))
}

/** Values for a type that the IDL defines. */
export function definedValues(name: string, types: readonly IdlTypeDef[]): Values {
  const { type } = definitionOf(name, types)
  if (type.kind === 'enum') {
    const choices = type.variants.map(({ name }, index) => ({
      anchor: { [camelCase(name)]: {} },
      generated: index,
    }))
    return fc.constantFrom(...choices)
  }
  if (type.kind === 'type') throw new Error(`${name} is an alias.`)
  const fields = (type.fields ?? []).map((field) => {
    if (typeof field === 'string' || !('name' in field)) throw new Error(`${name} is a tuple.`)
    return valuesOf(field.type, types).map((value) => ({ name: field.name, ...value }))
  })
  return fc.tuple(...fields).map((values) => ({
    anchor: Object.fromEntries(values.map(({ name, anchor }) => [name, anchor])),
    generated: Object.fromEntries(values.map(({ name, generated }) => [name, generated])),
  }))
}

function valuesOf(type: IdlType, types: readonly IdlTypeDef[]): Values {
  if (typeof type === 'string') return primitiveValues(type)
  if ('defined' in type) return definedValues(type.defined.name, types)
  if ('option' in type) {
    return fc
      .option(valuesOf(type.option, types))
      .map((v) => v ?? { anchor: null, generated: null })
  }
  if ('vec' in type) return listValues(valuesOf(type.vec, types), { maxLength: MAX_LENGTH })
  if ('array' in type) {
    const [item, length] = type.array
    if (typeof length !== 'number') throw new Error('An array has no fixed length.')
    if (item === 'u8') return byteValues(length)
    return listValues(valuesOf(item, types), { minLength: length, maxLength: length })
  }
  throw new Error(`No values for ${JSON.stringify(type)}.`)
}

function primitiveValues(type: string): Values {
  switch (type) {
    case 'bool':
      return fc.boolean().map(same)
    case 'string':
      return fc.string({ unit: 'grapheme', maxLength: MAX_LENGTH }).map(same)
    case 'u8':
      return fc.nat(0xff).map(same)
    case 'u16':
      return fc.nat(0xffff).map(same)
    case 'u32':
      return fc.nat(0xffff_ffff).map(same)
    case 'u64':
      return fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(bigValue)
    case 'i64':
      return fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(bigValue)
    case 'pubkey':
      return fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => {
        const key = new PublicKey(bytes)
        return { anchor: key, generated: key.toBase58() }
      })
    default:
      throw new Error(`No values for ${type}.`)
  }
}

function listValues(items: Values, length: fc.ArrayConstraints): Values {
  return fc.array(items, length).map((values) => ({
    anchor: values.map(({ anchor }) => anchor),
    generated: values.map(({ generated }) => generated),
  }))
}

function byteValues(length: number): Values {
  return fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => ({ anchor: [...bytes], generated: bytes }))
}

function bigValue(value: bigint): IdlValue {
  return { anchor: new BN(value.toString()), generated: value }
}

function same(value: unknown): IdlValue {
  return { anchor: value, generated: value }
}

function isStruct(type: IdlType, types: readonly IdlTypeDef[]): boolean {
  if (typeof type === 'string' || !('defined' in type)) return false
  return definitionOf(type.defined.name, types).type.kind === 'struct'
}

function definitionOf(name: string, types: readonly IdlTypeDef[]): IdlTypeDef {
  const definition = types.find((type) => type.name === name)
  if (!definition) throw new Error(`The IDL defines no ${name}.`)
  return definition
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
