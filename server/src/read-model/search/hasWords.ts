import { type RawBuilder, sql } from 'kysely'
import { hasAllShort, hasShort, isShort } from './shortWord.ts'
import type { Words } from './words.ts'

/** Maximum number of words to search the index for: with more, planning takes longer than reading. */
const MAX_INDEXED = 8

/** Builds the condition that a column contains all words, or any text without words. */
export function hasWords(column: RawBuilder<unknown>, { words }: Words): RawBuilder<boolean> {
  const byLength = [...words].sort((one, other) => other.length - one.length)
  const rest = byLength.slice(MAX_INDEXED)
  const [long, short] = [rest.filter((word) => !isShort(word)), rest.filter(isShort)]
  const conditions = [
    ...byLength.slice(0, MAX_INDEXED).map((word) => hasWord(column, word)),
    ...(long.length === 0 ? [] : [hasAllLong(column, long)]),
    ...(short.length === 0 ? [] : [hasAllShort(column, short)]),
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

const hasWord = (column: RawBuilder<unknown>, word: string): RawBuilder<boolean> =>
  isShort(word) ? hasShort(column, word) : sql`${column} like ${`%${escaped(word)}%`}`

const hasAllLong = (column: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql`not exists (select from unnest(${[...words]}::text[]) as word where strpos(${column}, word) = 0)`

/**
 * Builds the same condition, worded so that an index finds texts, however short the words are. Searches the index for a
 * long word's first three letters, and for its last three too if it is the only one: searching for all letters takes
 * longer than checking the few additional texts.
 */
export function findsWords(column: RawBuilder<unknown>, words: Words): RawBuilder<boolean> {
  const { parts, signs } = indexedParts(words)
  const conditions = [
    ...parts.map((part) => hasWord(column, part)),
    ...(signs.length === 0 ? [] : [sql`search_signs(${column}) @> ${[...signs]}::text[]`]),
    // This wording uses no index.
    hasWords(sql`coalesce(${column}, '')`, words),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Search terms for the indexes; a text that has all of them need not contain the words. */
export interface IndexedParts {
  /** Short words, and parts of long ones. */
  readonly parts: readonly string[]
  /** Characters besides Latin letters and digits. */
  readonly signs: readonly string[]
}

/** Returns what an index search for words looks up. */
export function indexedParts({ words }: Words): IndexedParts {
  const byLength = [...words].sort((one, other) => other.length - one.length)
  const asked = byLength.slice(0, MAX_INDEXED)
  return { parts: [...askedParts(asked)], signs: [...new Set(asked.flatMap(signsOf))] }
}

/**
 * Returns the word parts to search the index for: as few as possible that still find little more than all of them
 * would.
 */
function askedParts(words: readonly string[]): ReadonlySet<string> {
  const short = words.filter(isShort)
  const long = words.filter((word) => !isShort(word)).map(partsOf)
  const first = new Set(long.flatMap((parts) => parts.slice(0, 1)))
  return new Set([...(first.size > 1 ? first : long.flat()), ...short])
}

/** Splits a word into parts that the word index has: three letters or digits each, or the whole word if short. */
function partsOf(word: string): string[] {
  if (isShort(word)) return [word]
  const runs = (word.match(LETTERS) ?? []).map((run) => [...run])
  const [first = [], last = first] = [runs[0], runs.at(-1)]
  return [first.slice(0, 3), last.slice(-3)].map((part) => part.join('')).filter(Boolean)
}

/**
 * Returns a word's signs and other characters besides Latin letters and digits; empty if the word index has parts of
 * it.
 */
const signsOf = (word: string): readonly string[] =>
  partsOf(word).length === 0 ? (word.match(/[^a-z0-9]/gu) ?? []) : []

const LETTERS = /[\p{L}\p{Nd}]{3,}/gu

/** Builds the condition that a column begins with a text. */
export const beginsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`${column} like ${`${escaped(text)}%`}`

/** Escapes wildcards in a pattern. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
