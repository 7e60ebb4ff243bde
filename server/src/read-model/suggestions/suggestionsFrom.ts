import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../reader.ts'
import { beginsWith } from '../search/hasWords.ts'
import { beginningOf, SORTED_CHARACTERS } from '../search/nameBeginning.ts'
import { readWords } from '../search/words.ts'
import type { SuggestionModel, SuggestionRequest } from './suggestion.ts'

/** A table with names, in the words of its index of them. */
export interface NamedTable {
  readonly table: 'items' | 'collections' | 'users'
  readonly key: RawBuilder<Buffer>
  readonly name: RawBuilder<string | null>
  /** The name as searches compare it. */
  readonly folded: RawBuilder<string | null>
  /** Condition of names that are shown. */
  readonly isShown: RawBuilder<boolean>
  readonly isVerified: RawBuilder<boolean>
  /** Columns of the index after the beginning of the name. */
  readonly order: RawBuilder<unknown>
  readonly idOf: (key: Buffer) => string
}

/**
 * Names that begin with a text, without case and accents, in their order: a name that is the text comes first.
 *
 * @param scopes - conditions of which each walks the index of names; none = nothing is found
 */
export async function suggestionsFrom(
  reader: Reader,
  { table, key, name, folded, isShown, isVerified, order, idOf }: NamedTable,
  { text, verifiedOnly, size }: SuggestionRequest,
  scopes: readonly RawBuilder<boolean>[],
): Promise<SuggestionModel[]> {
  const { phrase } = await readWords(reader, text)
  if (scopes.length === 0 || phrase === '') return []
  const beginning = sql`(left(${folded}, ${sql.lit(SORTED_CHARACTERS)}) collate "C")`
  const conditions = [
    ...[isShown, beginsWith(beginning, beginningOf(phrase))],
    // In these words, the index of words is not asked: it finds the text within names too.
    beginsWith(sql`coalesce(${folded}, '')`, phrase),
    ...(verifiedOnly ? [isVerified] : []),
  ]
  const branches = scopes.map(
    (scope) => sql`(
      select ${key} as key, ${name} as name, ${folded} as folded, ${beginning} as beginning
      from ${sql.table(table)}
      where ${sql.join([scope, ...conditions], sql` and `)}
      order by beginning, ${order} limit ${size})`,
  )
  const { rows } = await sql<{ key: Buffer; name: string; folded: string }>`
    select key, name, folded from (${sql.join(branches, sql` union all `)}) as found
    order by beginning, key limit ${size}`.execute(reader)
  return rows.map((row) => ({
    id: idOf(row.key),
    text: row.name,
    score: phrase.length / row.folded.length,
  }))
}
