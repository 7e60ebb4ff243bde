import { type Kysely, sql } from 'kysely'
import { sweepCounts as deleteCounts } from '../access/sharedCounts.ts'
import { sweepEntries } from '../audit/sweepEntries.ts'
import { anyOf } from '../database/anyOf.ts'
import { lockCollections } from '../database/counts/lockCollections.ts'
import { groupBy } from '../database/groupBy.ts'
import type { OrderPlace } from '../database/lockOrders.ts'
import { isUnfillable } from '../database/orderKinds.ts'
import type { DB } from '../database/tables.ts'
import { sweepSessions as deleteSessions } from '../users/sessions/sessions.ts'
import { keyOf, type Task } from './task.ts'

/** Maximum orders read at once. */
const BATCH = 500
/** Milliseconds after an order's last change or start in which it could still become fillable. */
const DAY = 24 * 60 * 60_000

/** SQL condition for orders that could never be filled, and that neither changed nor started since a time. */
const isForgotten = (before: Date) => sql<boolean>`
  orders.active_at is null and orders.fill = 0 and ${isUnfillable}
  and greatest(orders.updated_at, orders.start_at) <= ${before}`

/** Deletes orders that could never be filled, a day after their last change or start: no public data mentions them. */
export const sweepOrders: Task<'sweepOrders'> = async ({ writer }, _, signal) => {
  const before = new Date(Date.now() - DAY)
  let count: number
  do {
    signal?.throwIfAborted()
    const due = await writer
      .selectFrom('orders')
      .select(['id', 'collection'])
      .where(isForgotten(before))
      .limit(BATCH)
      .execute()
    count = due.length
    const byCollection = groupBy(due, ({ collection }) => collection.toString('hex'))
    for (const [collection, orders] of byCollection) {
      await sweep(writer, keyOf(collection), orders, before)
    }
  } while (count === BATCH)
}

function sweep(
  writer: Kysely<DB>,
  collection: Buffer,
  orders: readonly OrderPlace[],
  before: Date,
): Promise<void> {
  return writer.transaction().execute(async (transaction) => {
    // Whoever changes an order locks its collection, so the condition sees the change.
    await lockCollections(transaction, [collection])
    await transaction
      .deleteFrom('orders')
      .where('collection', '=', collection)
      .where('id', '=', anyOf(orders.map(({ id }) => id)))
      .where(isForgotten(before))
      .execute()
  })
}

/** Deletes expired entries from the audit log. */
export const sweepAudit: Task<'sweepAudit'> = ({ writer, auditDays }) =>
  sweepEntries(writer, auditDays, new Date())

/** Deletes expired request counts. */
export const sweepCounts: Task<'sweepCounts'> = ({ writer }) => deleteCounts(writer)

/** Deletes expired sessions, nonces, used proofs and mail counts. */
export const sweepSessions: Task<'sweepSessions'> = ({ writer }) =>
  deleteSessions(writer, new Date())
