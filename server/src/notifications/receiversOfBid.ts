import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import { isHolding } from '../read-model/ownerships/isHolding.ts'
import type { MadeOrder } from './madeOrder.ts'

/** Holders of an item who are told of a bid: those who got it last. */
const MOST_HOLDERS = 100

/** Accounts that may accept a bid: whom it is made to, else the holders of the item, or the owner of the collection. */
export async function receiversOfBid(
  reader: Kysely<DB>,
  { taker, item, collection, madeAt }: MadeOrder,
): Promise<Buffer[]> {
  if (taker !== null) return [taker]
  if (item === null) {
    const row = await reader
      .selectFrom('collections')
      .select('owner')
      .where('id', '=', collection)
      .executeTakeFirst()
    return row?.owner ? [row.owner] : []
  }
  const rows = await reader
    .selectFrom('ownerships')
    .select('owner')
    .where('item', '=', item)
    .where(isHolding)
    // Bids from before somebody got the item are no news for them.
    .where('created_at', '<=', madeAt)
    .orderBy('updated_at', 'desc')
    .limit(MOST_HOLDERS)
    .execute()
  return rows.map(({ owner }) => owner)
}
