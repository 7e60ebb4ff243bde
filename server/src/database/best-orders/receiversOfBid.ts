import type { Selectable, Transaction } from 'kysely'
import { isHolding } from '../holdings/isHolding.ts'
import type { DB, Orders } from '../tables.ts'

/** Maximum number of holders to notify about a bid, starting with the latest to receive the item. */
const MOST_HOLDERS = 100

/** Returns accounts that may accept a bid: its taker, else the item's holders, or the collection's owner. */
export async function receiversOfBid(
  transaction: Transaction<DB>,
  { taker, item, collection }: Selectable<Orders>,
): Promise<Buffer[]> {
  if (taker !== null) return [taker]
  if (item === null) {
    const row = await transaction
      .selectFrom('collections')
      .select('owner')
      .where('id', '=', collection)
      .executeTakeFirst()
    return row?.owner ? [row.owner] : []
  }
  const rows = await transaction
    .selectFrom('ownerships')
    .select('owner')
    .where('item', '=', item)
    .where(isHolding)
    .orderBy('updated_at', 'desc')
    .limit(MOST_HOLDERS)
    .execute()
  return rows.map(({ owner }) => owner)
}
