import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../reader.ts'

/** Words of a search as texts are compared: without case and accents. */
export interface Words {
  /** All of them with a space between, such as `red dragon`. */
  readonly phrase: string
  /** Each once. */
  readonly words: readonly string[]
}

/** Words for which the index is asked: with more, planning takes longer than reading. */
const MAX_INDEXED = 8

/** The words of a text. */
export async function readWords(reader: Reader, text: string): Promise<Words> {
  const [folded = ''] = await foldedTexts(reader, [text])
  const words = folded.split(/\s+/u).filter((word) => word !== '')
  return { phrase: words.join(' '), words: [...new Set(words)] }
}

/** Texts as searches compare them. */
export async function foldedTexts(reader: Reader, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select search_text(text) as folded from unnest(${[...texts]}::text[]) with ordinality as given (text, place)
    order by place`.execute(reader)
  return rows.map(({ folded }) => folded)
}

/** Condition that a column has all of the words, or any text where there are none. */
export function hasWords(column: RawBuilder<unknown>, { words }: Words): RawBuilder<boolean> {
  const byLength = [...words].sort((one, other) => other.length - one.length)
  const indexed = byLength
    .slice(0, MAX_INDEXED)
    .map((word) => sql`${column} like ${`%${escaped(word)}%`}`)
  const rest = byLength.slice(MAX_INDEXED)
  const others = sql`not exists (
    select from unnest(${rest}::text[]) as word where strpos(${column}, word) = 0)`
  const conditions = rest.length === 0 ? indexed : [...indexed, others]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** True if the index knows any of the words: it has parts of three letters or digits. */
export const isIndexed = ({ words }: Words): boolean =>
  words.some((word) => /[\p{L}\p{N}]{3}/u.test(word))

/** Condition that a column begins with the words. */
export const beginsWith = (column: string, { phrase }: Words): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like ${`${escaped(phrase)}%`}`

/** A text in a pattern, in which some characters stand for others. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
