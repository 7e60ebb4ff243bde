import { sql } from 'kysely'
import type { Reader } from '../../reader.ts'
import { traitText } from '../../traits/traitText.ts'
import type { ItemSearch } from './itemSearch.ts'

/** Approximate number of rows that a page takes. */
const PAGE = 50

/**
 * Returns true if a trait is so common that walking the collections' items in order fills a page sooner than finding
 * all items with the trait. If one item in n has the trait, a walk reads n items for each entry. Uses the collections'
 * item counts per trait.
 *
 * @param collections - undefined = all, which has no counts: returns false
 */
export async function isTraitCommon(
  reader: Reader,
  { traits = [] }: ItemSearch,
  collections: readonly Buffer[] | undefined,
): Promise<boolean> {
  const [trait, ...others] = traits.filter(({ value, values }) => value ?? values)
  // No count tells how many items have several traits at once.
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
