import type { Selectable, Transaction } from 'kysely'
import { isHolding } from '../holdings/isHolding.ts'
import type { DB, Orders } from '../tables.ts'

/** Holders of an item who are told of a bid: those who got it last. */
const MOST_HOLDERS = 100

/** Accounts that may accept a bid: whom it is made to, else the holders of the item, or the owner of the collection. */
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
