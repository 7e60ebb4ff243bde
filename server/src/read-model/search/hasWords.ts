import { type RawBuilder, sql } from 'kysely'
import { hasAllShort, hasShort, isShort } from './shortWord.ts'
import type { Words } from './words.ts'

/** Words for which the index is asked: with more, planning takes longer than reading. */
const MAX_INDEXED = 8

/** Condition that a column has all of the words, or any text where there are none. */
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
 * The same condition in words by which an index finds texts, however short the words are. Of a long word it is asked for the
 * first three letters, and of one that is alone for the last three too: asking for all between them takes it longer than
 * looking at the few texts more.
 */
export function findsWords(column: RawBuilder<unknown>, words: Words): RawBuilder<boolean> {
  const byLength = [...words.words].sort((one, other) => other.length - one.length)
  const asked = byLength.slice(0, MAX_INDEXED)
  const parts = askedParts(asked)
  const signs = new Set(asked.flatMap(signsOf))
  const conditions = [
    ...[...parts].map((part) => hasWord(column, part)),
    ...(signs.size === 0 ? [] : [sql`search_signs(${column}) @> ${[...signs]}::text[]`]),
    // In these words, no index is asked.
    hasWords(sql`coalesce(${column}, '')`, words),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Parts of words for which the index of words is asked: as few as find about as little as all of them. */
function askedParts(words: readonly string[]): ReadonlySet<string> {
  const short = words.filter(isShort)
  const long = words.filter((word) => !isShort(word)).map(partsOf)
  const first = new Set(long.flatMap((parts) => parts.slice(0, 1)))
  return new Set([...(first.size > 1 ? first : long.flat()), ...short])
}

/** Parts of a word that the index of words knows: three letters or digits each, or all of a short one. */
function partsOf(word: string): string[] {
  if (isShort(word)) return [word]
  const runs = (word.match(LETTERS) ?? []).map((run) => [...run])
  const [first = [], last = first] = [runs[0], runs.at(-1)]
  return [first.slice(0, 3), last.slice(-3)].map((part) => part.join('')).filter(Boolean)
}

/** Signs, and other characters than Latin letters and digits, of a word of which the index of words knows no part. */
const signsOf = (word: string): readonly string[] =>
  partsOf(word).length === 0 ? (word.match(/[^a-z0-9]/gu) ?? []) : []

const LETTERS = /[\p{L}\p{Nd}]{3,}/gu

/** Condition that a column begins with a text. */
export const beginsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql`${column} like ${`${escaped(text)}%`}`

/** A text in a pattern, in which some characters stand for others. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
