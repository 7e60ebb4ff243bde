import { sql } from 'kysely'
import type { Reader } from '../../reader.ts'
import { traitText } from '../../traits/traitText.ts'
import type { ItemSearch } from './itemSearch.ts'

/** Rows that a page takes, about. */
const PAGE = 50

/**
 * True if so many items of collections have a trait that a page of them is reached sooner by walking the collections' items
 * in their order than by looking for all that have it: where one in n has it, a walk passes n items for each entry.
 * Collections count the items of each trait.
 *
 * @param collections - undefined = all, for which nothing is counted
 */
export async function isTraitCommon(
  reader: Reader,
  { traits = [] }: ItemSearch,
  collections: readonly Buffer[] | undefined,
): Promise<boolean> {
  const [trait, ...others] = traits.filter(({ value, values }) => value ?? values)
  // How many items have several traits at once, no count says.
  if (collections === undefined || trait === undefined || others.length > 0) return false
  const { key, value, values = [] } = trait
  const asked = value === undefined ? values : [value, ...values]
  const { rows } = await sql<{ items: string | null; found: string | null }>`
    select
      (select sum(item_count) from collections where id = any(${collections}::bytea[])) as items,
      (select sum(item_count) from collection_traits
        where collection = any(${collections}::bytea[]) and key = ${traitText(key)}
          and value = any(${asked.map(traitText)}::text[])) as found`.execute(reader)
  const [items, found] = [Number(rows[0]?.items), Number(rows[0]?.found)]
  return found ** 2 > items * PAGE
}
