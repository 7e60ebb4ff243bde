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

/** The same condition in words by which an index finds texts, however short the words are. */
export function findsWords(column: RawBuilder<unknown>, words: Words): RawBuilder<boolean> {
  const others = words.words.filter((word) => !isIndexed(word))
  if (others.length === 0) return hasWords(column, words)
  const signs = new Set(others.flatMap((word) => word.match(/[^a-z0-9]/gu) ?? []))
  return sql`(${hasWords(column, words)} and search_signs(${column}) @> ${[...signs]}::text[])`
}

/** True if the index of words knows a part of a word: three letters or digits, or fewer where words begin. */
const isIndexed = (word: string): boolean => isShort(word) || /[\p{L}\p{N}]{3}/u.test(word)

/** Condition that a column begins with the words. */
export const beginsWith = (column: string, { phrase }: Words): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like ${`${escaped(phrase)}%`}`

/** A text in a pattern, in which some characters stand for others. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
