import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../reader.ts'
import { areFrequent, type TextColumn } from '../../search/frequentWords.ts'
import { findsWords, hasWords } from '../../search/hasWords.ts'
import { SORTED_CHARACTERS } from '../../search/nameBeginning.ts'
import { readWords, type Words } from '../../search/words.ts'
import type { Seed } from '../../smallResults.ts'
import type { ItemSearch, TextField } from './itemSearch.ts'

/** Text conditions for an item search. */
export interface TextConditions {
  readonly where: readonly RawBuilder<boolean>[]
  /** The same for items read in index order. */
  readonly walked: readonly RawBuilder<boolean>[]
  readonly seeds: readonly Seed[]
  /** Words to find in names; undefined = none. */
  readonly nameWords: Words | undefined
}

/** Builds the conditions for a search's words. */
export async function textConditions(
  reader: Reader,
  { fullText }: ItemSearch,
): Promise<TextConditions> {
  const words = fullText && (await readWords(reader, fullText.text))
  // Text without words adds no condition.
  if (words === undefined || words.words.length === 0) {
    return { where: [], walked: [], seeds: [], nameWords: undefined }
  }
  const fields = [...new Set(fullText?.fields ?? ['NAME' as const])]
  const conditions = fields.map((field) => FIELDS[field].where(words))
  const parts = fields.map((field) => FIELDS[field].find(reader, words))
  const all = parts.map((part) => sql`(${part})`)
  const [only, ...others] = fields
  const isFound = only && others.length === 0 ? FIELDS[only].found?.(words) : undefined
  const isAmong = sql<boolean>`items.id = any(array(${sql.join(all, sql` union `)}))`
  const rows = reader.selectFrom('items').where(isFound ?? isAmong)
  const seeds = conditions.length === 0 ? [] : [isFound ? { rows } : { rows, parts }]
  const isFrequent = await anyFrequent(
    reader,
    fields.map((field) => FIELDS[field].column),
    words,
  )
  return {
    where: [anyOf(conditions)],
    walked: [anyOf(fields.map((field) => FIELDS[field].walk(words)))],
    seeds: isFrequent ? [] : seeds,
    nameWords: fields.includes('NAME') ? words : undefined,
  }
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

async function anyFrequent(
  reader: Reader,
  columns: readonly TextColumn[],
  words: Words,
): Promise<boolean> {
  for (const column of columns) if (await areFrequent(reader, column, words)) return true
  return false
}

/** A field as a condition on items, and as a query for the matching item ids. */
interface Field {
  readonly column: TextColumn
  readonly where: (words: Words) => RawBuilder<boolean>
  /** The condition, worded so that an index finds items; undefined = only their metadata is indexed. */
  readonly found?: (words: Words) => RawBuilder<boolean>
  /** The condition, worded so that no index other than the walked one is used. */
  readonly walk: (words: Words) => RawBuilder<boolean>
  readonly find: (reader: Reader, words: Words) => Seed['rows']
}

const DESCRIBED = 'item_metadata.search_description'
const DESCRIPTION = sql.ref(DESCRIBED)

// Without an offset, PostgreSQL reads all rows that have the words.
const isDescribed = (words: Words) => sql<boolean>`exists (
  select from item_metadata
  where item_metadata.item = items.id and item_metadata.collection = items.collection
    and ${hasWords(DESCRIPTION, words)} offset 0)`

const FIELDS: Readonly<Record<TextField, Field>> = {
  NAME: { ...ofItems('items.search_name'), walk: isNamedBy },
  TRAIT_VALUE: ofItems('items.search_traits'),
  DESCRIPTION: {
    column: DESCRIBED,
    where: isDescribed,
    walk: isDescribed,
    find: (reader, words) =>
      reader
        .selectFrom('item_metadata')
        .select('item_metadata.item as id')
        .where(findsWords(DESCRIPTION, words)),
  },
}

/** Matches names by their indexed beginnings, and reads the row only if the name is longer. */
function isNamedBy(words: Words): RawBuilder<boolean> {
  return sql`(
    ${hasWords(sql.ref('items.search_beginning'), words)}
    or char_length(items.search_beginning) = ${sql.lit(SORTED_CHARACTERS)} and exists (
      select from items as whole
      where whole.id = items.id and whole.collection = items.collection
        and ${hasWords(sql.ref('whole.search_name'), words)} offset 0))`
}

function ofItems(name: 'items.search_name' | 'items.search_traits'): Field {
  const column = sql.ref(name)
  return {
    column: name,
    where: (words) => hasWords(column, words),
    found: (words) => findsWords(column, words),
    walk: (words) => hasWords(sql`coalesce(${column}, '')`, words),
    find: (reader, words) =>
      reader.selectFrom('items').select('items.id').where(findsWords(column, words)),
  }
}
