import { type RawBuilder, sql } from 'kysely'

/** Pattern for values that are compared as numbers; all others are text. */
const NUMBER = '^-?[0-9]{1,50}([.][0-9]{1,50})?$'

/** Builds a value as a number; null if it is not one. */
export const numberOf = (value: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`case when (${value}) ~ ${sql.lit(NUMBER)} then (${value})::numeric end`

/** A trait's value as a number, in queries on `trait`; null if it is not a number. */
export const TRAIT_NUMBER = numberOf(sql`split_part(trait, chr(31), 2)`)

/** Builds the condition that an item has a trait with this key that meets a condition on `trait`. */
export const hasTrait = (
  key: string,
  condition: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from unnest(items.traits) as trait where starts_with(trait, ${traitPrefix(key)}) and ${condition})`

/** Precedes every trait in the joined text: keys and values never contain U+001F. */
const BEFORE = '\u001f\u001f'

/**
 * Selects an item's first value for a trait; null if it has none, or an empty one. Searches the joined text, since a
 * subquery per item takes three times as long.
 */
export const traitValue = (key: string): RawBuilder<string | null> => sql`nullif(split_part(
  split_part(${BEFORE} || array_to_string(items.traits, ${BEFORE}), ${BEFORE + traitPrefix(key)}, 2), chr(31), 1), '')
  collate "C"`

/** Selects an item's first value for a trait as a number; null if it has none or the value is not a number. */
export const traitNumber = (key: string): RawBuilder<string | null> => numberOf(traitValue(key))

/** Separates a trait's key from its value. */
const SEPARATOR = '\u001f'

/** Returns a trait as items store it: key, separator, value. */
export const traitPair = (key: string, value: string): string =>
  `${traitPrefix(key)}${partOf(value)}`

/** Returns the prefix of all traits with this key. */
const traitPrefix = (key: string): string => `${partOf(key)}${SEPARATOR}`

const partOf = (text: string): string => traitText(text.replaceAll(SEPARATOR, ' '))

/** Maximum number of characters to store for a trait's key or value. */
const MAX_CHARACTERS = 1000
/** Maximum size in UTF-8 bytes: an index entry holds a key and a value, and is limited to 2,704 bytes. */
const MAX_BYTES = 1250

/** Returns a trait's key or value as it is stored: longer text is cut off between characters. */
export function traitText(text: string): string {
  if (Buffer.byteLength(text) <= MAX_CHARACTERS) return text
  let bytes = 0
  const kept: string[] = []
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > MAX_BYTES || kept.length === MAX_CHARACTERS) break
    kept.push(character)
  }
  return kept.join('')
}
