import { anyOf } from '../../database/anyOf.ts'
import type { CountedHolder } from '../../database/counts/countedRows.ts'
import type { FoldResult } from './foldTouched.ts'
import type { Writing } from './writing.ts'

/**
 * Returns wallets whose holdings a fold may change: those in the changes and, for items folded anew, all current
 * holders.
 */
export async function touchedHolders(
  { transaction }: Pick<Writing, 'transaction'>,
  results: readonly FoldResult[],
): Promise<CountedHolder[]> {
  const folded = results.flatMap(({ touched: { collection }, folded }) =>
    [...(folded?.holdings.keys() ?? [])].map((wallet) => ({
      owner: Buffer.from(wallet, 'hex'),
      collection,
    })),
  )
  const anew = results.flatMap(({ touched, isAnew }) => (isAnew ? touched.item : []))
  if (anew.length === 0) return folded
  const held = await transaction
    .selectFrom('ownerships')
    .select(['owner', 'collection'])
    .distinct()
    .where('item', '=', anyOf(anew))
    .execute()
  return [...folded, ...held]
}
