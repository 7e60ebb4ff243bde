import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { perDatabase } from '../perDatabase.ts'
import type { Reader } from '../reader.ts'

/** A search's words, normalized: without case and accents. */
export interface Words {
  /** All words, joined by spaces: `red dragon`. */
  readonly phrase: string
  /** Deduplicated words. */
  readonly words: readonly string[]
}

/** Splits a text into words. */
export async function readWords(reader: Reader, text: string): Promise<Words> {
  const [folded = ''] = await foldedTexts(reader, [text])
  const words = folded.split(/\s+/u).filter((word) => word !== '')
  return { phrase: words.join(' '), words: [...new Set(words)] }
}

/** Maximum number of characters to cache. */
const MAX_REMEMBERED = 2 ** 20

/** Normalized texts, cached per database, which always gives the same result. */
const memories = perDatabase(
  () =>
    new LRUCache<string, string>({
      maxSize: MAX_REMEMBERED,
      sizeCalculation: (text) => 1 + 2 * text.length,
    }),
)

/** Normalizes texts for comparison. */
export async function foldedTexts(reader: Reader, texts: readonly string[]): Promise<string[]> {
  const memory = memories.of(reader)
  const known = texts.map((text) => memory.get(text))
  if (known.every((text) => text !== undefined)) return known
  const folded = await readFolded(reader, texts)
  for (const [index, text] of texts.entries()) memory.set(text, folded[index] ?? '')
  return folded
}

async function readFolded(reader: Reader, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select search_text(text) as folded from unnest(${[...texts]}::text[]) with ordinality as given (text, place)
    order by place`.execute(reader)
  return rows.map(({ folded }) => folded)
}
