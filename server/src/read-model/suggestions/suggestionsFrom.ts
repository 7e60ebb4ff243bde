import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../reader.ts'
import { beginsWith } from '../search/hasWords.ts'
import { beginningOf, SORTED_CHARACTERS } from '../search/nameBeginning.ts'
import { readWords } from '../search/words.ts'
import type { SuggestionModel, SuggestionRequest } from './suggestion.ts'

/** A table with names, in SQL worded for its name index. */
export interface NamedTable {
  readonly table: 'items' | 'collections' | 'users'
  readonly key: RawBuilder<Buffer>
  readonly name: RawBuilder<string | null>
  /** The name, normalized for searches. */
  readonly folded: RawBuilder<string | null>
  /** Condition on names that may be shown. */
  readonly isShown: RawBuilder<boolean>
  readonly isVerified: RawBuilder<boolean>
  /** Index columns after the name's beginning. */
  readonly order: RawBuilder<unknown>
  readonly idOf: (key: Buffer) => string
}

/**
 * Returns names that begin with a text, ignoring case and accents, in name order: an exact match comes first.
 *
 * @param scopes - conditions, each of which walks the name index; empty = no results
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
    // This wording keeps PostgreSQL from using the word index, which also matches inside names.
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
