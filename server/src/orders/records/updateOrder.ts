import type { Selectable, Transaction, Updateable } from 'kysely'
import type { DB, Orders } from '../../database/tables.ts'
import { STORED_NOW } from './stockColumns.ts'
import { endedAt } from './storedState.ts'

/** Writes an order's changed columns as a new version, dated by the event that ended it, if one did. Its row must be locked. */
export async function updateOrder(
  transaction: Transaction<DB>,
  known: Selectable<Orders>,
  changed: Updateable<Orders>,
): Promise<void> {
  const ended = await endedAt(transaction, { ...known, ...changed })
  await transaction
    .updateTable('orders')
    .set({
      ...changed,
      updated_at: ended ?? STORED_NOW,
      db_updated_at: STORED_NOW,
      version: Number(known.version) + 1,
    })
    .where('id', '=', known.id)
    .where('collection', '=', known.collection)
    .execute()
}
