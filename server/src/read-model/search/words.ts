import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { perDatabase } from '../perDatabase.ts'
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

/** Most characters of texts that are remembered. */
const MAX_REMEMBERED = 2 ** 20

/** Texts without case and accents, as the same database always says them. */
const memories = perDatabase(
  () =>
    new LRUCache<string, string>({
      maxSize: MAX_REMEMBERED,
      sizeCalculation: (text) => 1 + 2 * text.length,
    }),
)

/** Texts as searches compare them. */
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
