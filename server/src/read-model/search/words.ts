import { sql } from 'kysely'
import type { Reader } from '../reader.ts'

/** Words of a search as texts are compared: without case and accents. */
export interface Words {
  /** All of them with a space between, such as `red dragon`. */
  readonly phrase: string
  /** Each once. */
  readonly words: readonly string[]
}

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
