import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { MAX_LOOKED_AT } from '../../database/page/walk.ts'
import { perDatabase } from '../perDatabase.ts'
import type { Reader } from '../reader.ts'
import { MAX_ROWS } from '../smallResults.ts'
import { type IndexedParts, indexedParts } from './hasWords.ts'
import { isShort, shortPattern } from './shortWord.ts'
import type { Words } from './words.ts'

/** A column with a word index. */
export type TextColumn =
  | 'items.search_name'
  | 'items.search_traits'
  | 'item_metadata.search_description'

/** Number of texts in a sample, and the maximum characters to keep from each. */
const [SAMPLE, CHARACTERS] = [1000, 1000]
/** A sample's lifetime in milliseconds. */
const LIFETIME = 600_000
/** Estimated number of index entries up to which the index is read in any case, and above which it never is. */
const [MIN_ENTRIES, MAX_ENTRIES] = [(2 * MAX_ROWS) / 3, 10 * MAX_ROWS]
/** Matching rows to expect in a walk that is better than the index: enough for a large page. */
const ENOUGH = 150

/** Texts picked from a column at random. */
interface Sample {
  readonly texts: readonly string[]
  /** Approximate number of rows in the table. */
  readonly rows: number
}

const memories = perDatabase(
  (reader) =>
    new LRUCache<TextColumn, Sample>({
      max: 3,
      ttl: LIFETIME,
      fetchMethod: (column) => readSample(reader, column),
    }),
)

/**
 * Returns true if so many texts match the words that a walk in sort order fills a page, or that the word index would
 * have too many entries to read. Compares a sample, cached for ten minutes: an index cannot tell how many rows it has
 * before it has read them all.
 */
export async function areFrequent(
  reader: Reader,
  column: TextColumn,
  words: Words,
): Promise<boolean> {
  const { texts, rows } = await memories.of(reader).forceFetch(column)
  const share = texts.filter(hasParts(indexedParts(words))).length / Math.max(texts.length, 1)
  const entries = share * rows
  return entries > MIN_ENTRIES && (entries > MAX_ENTRIES || share * MAX_LOOKED_AT >= ENOUGH)
}

/** Returns the test for texts that the index has with all parts. */
function hasParts({ parts, signs }: IndexedParts): (text: string) => boolean {
  const short = parts.filter(isShort).map(shortPattern)
  const long = [...parts.filter((part) => !isShort(part)), ...signs]
  return (text) =>
    long.every((part) => text.includes(part)) && short.every((pattern) => pattern.test(text))
}

async function readSample(reader: Reader, column: TextColumn): Promise<Sample> {
  const [table = ''] = column.split('.')
  const { rows: counted } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where oid = ${table}::regclass`.execute(reader)
  // Unknown until the table is analysed.
  const rows = Math.max(counted[0]?.rows ?? 0, 0)
  const percent = Math.min((100 * SAMPLE) / Math.max(rows, 1), 100)
  const { rows: texts } = await sql<{ text: string | null }>`
    select left(${sql.ref(column)}, ${sql.lit(CHARACTERS)}) as text
    from ${sql.table(table)} tablesample system (${percent}::real) limit ${sql.lit(2 * SAMPLE)}`.execute(
    reader,
  )
  return { texts: texts.map(({ text }) => text ?? ''), rows: Math.max(rows, texts.length) }
}
