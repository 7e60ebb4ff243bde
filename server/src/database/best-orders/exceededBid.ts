import type { Selectable, Transaction } from 'kysely'
import type { DB, Orders } from '../tables.ts'

/** An outbid order. */
export type ExceededBid = Pick<Selectable<Orders>, 'id' | 'maker' | 'make_value' | 'take_value'>

/**
 * Returns the best bid before somebody else bid more in the same currency for the same item or collection; undefined =
 * no other bid, or one at least as good as the new bid.
 */
export async function exceededBid(
  transaction: Transaction<DB>,
  bid: Selectable<Orders>,
): Promise<ExceededBid | undefined> {
  const { collection, item } = bid
  const best = await transaction
    .selectFrom('orders')
    .select(['id', 'maker', 'make_value', 'take_value'])
    .select(({ eb }) => eb('price', '<', bid.price).as('isLess'))
    .where('side', '=', 'BID')
    .where('status', '=', 'ACTIVE')
    .where('collection', '=', collection)
    .where((eb) => (item === null ? eb('item', 'is', null) : eb('item', '=', item)))
    .where('currency', '=', bid.currency)
    .where('taker', 'is', null)
    .where('maker', '<>', bid.maker)
    .orderBy('price', 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return best?.isLess ? best : undefined
}
