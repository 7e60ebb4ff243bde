import type { ItemDocument } from '../../read-model/documents.ts'
import { traitPair } from '../../read-model/traits/traitSql.ts'
import { type Fields, fieldsOf, membersOf, plainTextOf, textOf } from './texts.ts'

type Attribute = ItemDocument['attributes'][number]

/** Maximum stored attributes per item. */
const MAX_ATTRIBUTES = 1_000

/** Parses a document's attributes: a list of keys with values, or an object. Skips attributes without a key. */
export function attributesOf({ attributes, traits }: Fields): Attribute[] {
  const given = attributes ?? traits
  const named = fieldsOf(given)
  const all = named
    ? Object.entries(named).flatMap(([key, value]) => attributeOf({ key, value }) ?? [])
    : membersOf(given).flatMap((member) => attributeOf(fieldsOf(member) ?? {}) ?? [])
  return all.slice(0, MAX_ATTRIBUTES)
}

function attributeOf(fields: Fields): Attribute | undefined {
  const key = [fields.trait_type, fields.key, fields.name].flatMap((name) => textOf(name) || [])[0]
  if (key === undefined) return undefined
  const value = plainTextOf(fields.value)
  const type = textOf(fields.display_type ?? fields.type)
  const format = textOf(fields.format)
  return {
    key,
    ...(value !== undefined && { value }),
    ...(type !== undefined && { type }),
    ...(format !== undefined && { format }),
  }
}

/** Converts attributes to traits for search: only those with a value, without duplicates. */
export function traitsOf(attributes: readonly Attribute[]): string[] {
  const traits = attributes.flatMap(({ key, value }) =>
    value === undefined ? [] : traitPair(key, value),
  )
  return [...new Set(traits)]
}
