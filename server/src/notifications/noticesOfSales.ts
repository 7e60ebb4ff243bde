import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import type { DB } from '../database/tables.ts'
import { dataField } from '../read-model/activities/activityRow.ts'
import type { Notice } from './notice.ts'
import { noticesOfRoyalties } from './noticesOfRoyalties.ts'

/**
 * A sale is news if it was stored within a day: when a chain is read from its beginning, old sales cause no
 * notifications.
 */
const IS_NEWS = sql<boolean>`db_updated_at < at + interval '1 day'`

/** Creates notices for sales among the activities: for sellers, buyers and royalty receivers. */
export async function noticesOfSales(
  reader: Kysely<DB>,
  activities: readonly Buffer[],
): Promise<Notice[]> {
  const sales = await reader
    .selectFrom('activities')
    .select(['id', 'item', 'from_account', 'to_account', 'at', 'data', 'order_id'])
    .select(['amount', 'value'])
    .where('id', '=', anyOf(activities))
    .where('type', '=', 'SELL')
    .where('reverted', '=', false)
    .where(IS_NEWS)
    .execute()
  const parties = sales.flatMap((sale): Notice[] => {
    const { id, from_account: seller, to_account: buyer, at } = sale
    if (seller === null || buyer === null) return []
    const event = { event: id, activity: id, at }
    return dataField(sale, 'isAcceptedBid') === true
      ? [{ kind: 'ACCEPT_BID' as const, account: buyer, by: seller, ...event }]
      : [
          { kind: 'BUY' as const, account: seller, by: buyer, ...event },
          { kind: 'PURCHASE' as const, account: buyer, ...event },
        ]
  })
  return [...parties, ...(await noticesOfRoyalties(reader, sales))]
}
