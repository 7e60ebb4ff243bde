import { type RawBuilder, sql } from 'kysely'

/**
 * Character ranges that may come before a word: spaces and signs. The index takes none of them for letters; a character
 * that it takes for one would make it scan all texts.
 */
const GAPS = [
  [0x01, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb1],
  [0xb6, 0xb8],
  [0xbb, 0xbb],
  [0xbf, 0xbf],
] as const

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`

/** Pattern for what comes before a word. */
const BEFORE = `(^|[${GAPS.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}])`

/** The same characters. */
const GAP = GAPS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('')

/**
 * Returns true for one or two Latin letters or digits. Short words only match at the beginnings of words: inside words
 * they occur in most texts, and no index has them.
 */
export const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word)

/** Returns a pattern for texts in which a word begins with a short one. */
export const shortPattern = (word: string): RegExp => new RegExp(`${BEFORE}${word}`)

/** Builds the condition that a word in a text begins with a short one, worded for the word index. */
export const hasShort = (column: RawBuilder<unknown>, word: string): RawBuilder<boolean> =>
  sql`${column} ~ ${`${BEFORE}${word}`}`

/**
 * Builds the same condition for many short words, as a filter: patterns for all of them would be compiled for each
 * text.
 */
export const hasAllShort = (
  column: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<boolean> => sql`not exists (
  select from (select ' ' || translate(${column}, ${GAP}, ${' '.repeat(GAP.length)}) as text offset 0) as spaced,
    unnest(${[...words]}::text[]) as word
  where strpos(spaced.text, ' ' || word) = 0)`
