import { anyOf } from '../../database/anyOf.ts'
import type { CountedHolder } from '../../database/counts/countedRows.ts'
import type { FoldResult } from './foldTouched.ts'
import type { Writing } from './writing.ts'

/**
 * Returns holders that a fold may change: the wallets in the changes and, for items folded anew, all current holders.
 */
export async function touchedHolders(
  { transaction }: Pick<Writing, 'transaction'>,
  results: readonly FoldResult[],
): Promise<CountedHolder[]> {
  const folded = results.flatMap(({ touched: { item, collection }, folded }) =>
    [...(folded?.holdings.keys() ?? [])].map((wallet) => ({
      item,
      owner: Buffer.from(wallet, 'hex'),
      collection,
    })),
  )
  const anew = results.flatMap(({ touched, isAnew }) => (isAnew ? touched.item : []))
  if (anew.length === 0) return folded
  const held = await transaction
    .selectFrom('ownerships')
    .select(['item', 'owner', 'collection'])
    .where('item', '=', anyOf(anew))
    .execute()
  return [...folded, ...held]
}
