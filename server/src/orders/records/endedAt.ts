import type { Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Event type that leads to a final status. */
const ENDINGS: Readonly<Record<string, 'FILL' | 'CANCEL' | undefined>> = {
  FILLED: 'FILL',
  CANCELLED: 'CANCEL',
}

/**
 * Returns the block time of the last event that filled or cancelled an order; undefined = it is not over, or a node
 * reported its end before the event was read.
 */
export async function endedAt(
  transaction: Transaction<DB>,
  { id, status }: { readonly id: Buffer; readonly status: string },
): Promise<Date | undefined> {
  const type = ENDINGS[status]
  if (type === undefined) return undefined
  const last = await transaction
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', id)
    .where('type', '=', type)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at
}
