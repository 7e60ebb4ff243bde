import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import type { CountedHolder } from '../../database/counts/countedRows.ts'
import type { FoldResult } from './foldTouched.ts'
import type { Writing } from './writing.ts'

/** Selects the lazy items among folded ones, each with its first creator: the holder of its lazy copies. */
export async function lazyAmong(
  { transaction }: Pick<Writing, 'transaction'>,
  results: readonly FoldResult[],
): Promise<CountedHolder[]> {
  const items = results.map(({ touched }) => touched.item)
  const { rows } = await sql<CountedHolder>`
    select item, collection, creators[1] as owner from lazy_items where item = ${anyOf(items)}
  `.execute(transaction)
  return rows
}
