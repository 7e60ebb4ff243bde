import type { InputProblem } from '@mintline/core/errors'
import { decodeText, type GuessedText } from '@mintline/core/text'
import * as z from 'zod/mini'
import type { DocumentAttribute } from '../documents/index.ts'
import { type TraitField, traitFieldOf } from './traitColumns.ts'
import { numberIn, type ParsedTraits, type TraitRow } from './traitRow.ts'

const Value = z.union([z.string(), z.number(), z.boolean()])
const Attribute = z.object({
  trait_type: z.string().check(z.minLength(1)),
  value: Value,
  display_type: z.optional(z.string()),
})
/** Traits by type, or as documents list them. */
const Attributes = z.union([z.array(Attribute), z.record(z.string(), z.nullable(Value))])
const Entry = z.record(z.string(), z.unknown())
const List = z.union([z.array(Entry), z.record(z.string(), Entry)])

/** Keys that hold an item's traits. */
const TRAIT_KEYS: ReadonlySet<string> = new Set(['attributes', 'traits'])

/** Creates the problem for a JSON file that is not Unicode, in which letters could be lost. */
export function notUtf8({ line, sample }: GuessedText): InputProblem {
  const message = `The file is not in UTF-8: save it as UTF-8. As Windows-1252, the line is: ${sample.trim()}`
  return { path: '', code: 'TRAITS_NOT_UTF8', message, line }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses traits from JSON: a list of items with `number` or `file`, or an object with items by number or file. Each
 * item has its traits in `attributes`, as an object or as a list of `trait_type` and `value`, and may have `name`,
 * `description` and `external_url`.
 *
 * @param content UTF-8, or UTF-16 with a byte order mark; untrusted.
 */
export function parseTraitsJson(content: Uint8Array): ParsedTraits {
  const { text, guessed } = decodeText(content)
  if (guessed) return { rows: [], problems: [notUtf8(guessed)] }
  const parsed = List.safeParse(jsonOf(text))
  if (!parsed.success) {
    const message = 'The file is neither a list of items nor an object of items by number or file'
    return { rows: [], problems: [{ path: '', code: 'TRAITS_NOT_JSON', message }] }
  }
  const entries = Array.isArray(parsed.data)
    ? parsed.data.map((entry, index) => ({ entry, path: String(index), key: undefined }))
    : Object.entries(parsed.data).map(([key, entry]) => ({ entry, path: key, key }))
  if (entries.length === 0) {
    const empty = { path: '', code: 'TRAITS_EMPTY', message: 'The list is empty' }
    return { rows: [], problems: [empty] }
  }
  const rows: TraitRow[] = []
  const problems: InputProblem[] = []
  for (const [index, { entry, path, key }] of entries.entries()) {
    const read = readEntry(entry, { path, key, row: index + 1 })
    if ('attributes' in read) rows.push(read)
    else problems.push(read)
  }
  return { rows, problems }
}

interface EntryPlace {
  readonly path: string
  readonly key: string | undefined
  /** From 1. */
  readonly row: number
}

function readEntry(
  entry: Readonly<Record<string, unknown>>,
  { path, key, row }: EntryPlace,
): TraitRow | InputProblem {
  const fields: { [Field in TraitField]?: string } = keyFields(key)
  let attributes: readonly DocumentAttribute[] = []
  for (const [name, value] of Object.entries(entry)) {
    const place = `${path}.${name}`
    if (TRAIT_KEYS.has(name)) {
      const read = Attributes.safeParse(value)
      if (read.success) attributes = attributesOf(read.data)
      else
        return problem(
          place,
          'TRAITS_INVALID',
          `"${name}" is neither a list of trait_type and value nor an object`,
        )
      continue
    }
    const field = traitFieldOf(name)
    if (field === undefined || value === null) continue
    if (typeof value !== 'string' && typeof value !== 'number') {
      return problem(place, 'TRAITS_TEXT_INVALID', `"${name}" is not a text`)
    }
    // A key already names the item, so a document by number may have an image of its own.
    if ((field === 'number' || field === 'file') && key !== undefined) continue
    fields[field] = String(value)
  }
  const number = fields.number === undefined ? undefined : numberIn(fields.number)
  if (fields.number !== undefined && number === undefined) {
    return problem(path, 'TRAITS_NUMBER_INVALID', `Not the number of an item - ${fields.number}`)
  }
  const { file, name, description, externalUrl } = fields
  if (number === undefined && file === undefined) {
    return problem(path, 'TRAITS_KEY_MISSING', 'The item has neither a number nor a file')
  }
  return { row, number, file, name, description, externalUrl, attributes }
}

function keyFields(key: string | undefined): { number?: string; file?: string } {
  if (key === undefined) return {}
  return numberIn(key) === undefined ? { file: key } : { number: key }
}

function attributesOf(given: z.infer<typeof Attributes>): readonly DocumentAttribute[] {
  if (Array.isArray(given)) return given
  return Object.entries(given).flatMap(([trait_type, value]) =>
    value === null || value === '' ? [] : [{ trait_type, value }],
  )
}

function problem(path: string, code: string, message: string): InputProblem {
  return { path, code, message }
}
