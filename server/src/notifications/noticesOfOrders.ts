import type { Kysely } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { offerActivityKey } from '../database/best-orders/orderActivityKeys.ts'
import { keyText } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { storedState, storedStock } from '../orders/records/storedState.ts'
import { detailedStatus } from '../orders/state/orderStatus.ts'
import { exceededBid } from './exceededBid.ts'
import type { MadeOrder } from './madeOrder.ts'
import type { Notice } from './notice.ts'
import { receiversOfBid } from './receiversOfBid.ts'

/** Notices of orders that were stored anew, by what they are now: each price of an order counts as an order of its own. */
export async function noticesOfOrders(
  reader: Kysely<DB>,
  orders: readonly Buffer[],
  now: Date,
): Promise<Notice[]> {
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', anyOf(orders))
    .where('status', 'in', ['ACTIVE', 'INACTIVE'])
    .execute()
  const made = await reader
    .selectFrom('activities')
    .select(['id', 'at'])
    .where('id', '=', anyOf(rows.map(offerActivityKey)))
    .execute()
  const times = new Map(made.map(({ id, at }) => [keyText(id), at]))
  const notices: Notice[] = []
  for (const row of rows) {
    const key = offerActivityKey(row)
    const madeAt = times.get(keyText(key))
    if (madeAt === undefined) continue
    notices.push(...(await noticesOf(reader, { ...row, made: key, madeAt }, now)))
  }
  return notices
}

async function noticesOf(reader: Kysely<DB>, order: MadeOrder, now: Date): Promise<Notice[]> {
  const { side, maker, made, madeAt } = order
  const status = statusOf(order, now)
  const event = { event: made, activity: made, at: madeAt }
  if (side === 'SELL') {
    return status === 'ACTIVE' ? [{ kind: 'LISTED', account: maker, ...event }] : []
  }
  if (status === 'INACTIVE') {
    return [{ kind: 'BID_INACTIVATION', account: maker, ...event, at: order.updated_at }]
  }
  if (status !== 'ACTIVE') return []
  const receivers = await receiversOfBid(reader, order)
  const exceeded = await exceededBid(reader, order)
  return [
    ...receivers.map((account) => ({ kind: 'BID' as const, account, by: maker, ...event })),
    ...(exceeded
      ? [
          {
            kind: 'OUT_BID' as const,
            account: exceeded.maker,
            by: maker,
            ...event,
            event: offerActivityKey(exceeded),
          },
        ]
      : []),
  ]
}

function statusOf(order: MadeOrder, now: Date) {
  const seconds = BigInt(Math.floor(now.getTime() / 1000))
  return detailedStatus(storedState(order), storedStock(order), seconds)
}
