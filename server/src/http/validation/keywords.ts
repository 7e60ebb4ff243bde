import type { Ajv, SchemaValidateFunction } from 'ajv'
import type { Ordered } from '../contract/call.ts'
import type { ParsedInputs } from '../contract/inputs.ts'
import { InputFault } from '../parsing/inputFault.ts'
import { parseInput } from '../parsing/parseInput.ts'

/** A value's place within the checked data. */
type Place = Parameters<SchemaValidateFunction>[3]

/** Keywords besides JSON Schema's. */
export const KEYWORDS: readonly string[] = ['x-parsed', 'x-clamp', 'x-ordered', 'x-sparse']

/** Adds the keywords that request schemas use besides JSON Schema. */
export function addKeywords(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'x-parsed',
    type: ['string', 'array'],
    modifying: true,
    errors: 'full',
    validate: parse,
  })
  ajv.addKeyword({ keyword: 'x-clamp', type: 'number', modifying: true, validate: clamp })
  ajv.addKeyword({ keyword: 'x-ordered', type: 'object', errors: 'full', validate: order })
  const sparse = { keyword: 'x-sparse', type: 'object', schemaType: 'boolean' } as const
  // Before fields are parsed: a list with only unsupported names is not an empty list.
  ajv.addKeyword({ ...sparse, before: 'properties', modifying: true, validate: dropEmptyLists })
}

const parse: SchemaValidateFunction = (kind: keyof ParsedInputs, value: unknown, _, place) => {
  // A value with the wrong type is refused by its type, which may be checked later.
  if (Array.isArray(value) !== (kind === 'Blockchains')) return true
  try {
    replace(place, parseInput(kind, value))
    return true
  } catch (fault) {
    if (!(fault instanceof InputFault)) throw fault
    parse.errors = [{ keyword: 'x-parsed', message: fault.message, params: { kind: fault.kind } }]
    return false
  }
}

const clamp: SchemaValidateFunction = (largest: number, value: number, _, place) => {
  replace(place, Math.min(value, largest))
  return true
}

const order: SchemaValidateFunction = (pairs: readonly Ordered[], values: Record<string, Date>) => {
  const wrong = pairs.find(([first, last]) => {
    const [from, to] = [values[first], values[last]]
    return from !== undefined && to !== undefined && from > to
  })
  if (wrong === undefined) return true
  const message = `${wrong[0]} must not be after ${wrong[1]}`
  order.errors = [{ keyword: 'x-ordered', message, params: {} }]
  return false
}

/** Treats empty lists as absent. */
const dropEmptyLists: SchemaValidateFunction = (_, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value) && value.length === 0) delete values[name]
  }
  return true
}

function replace(place: Place, value: unknown): void {
  if (place !== undefined) place.parentData[place.parentDataProperty] = value
}
