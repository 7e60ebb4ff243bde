import type { OrderPlace } from '../../database/lockOrders.ts'
import type { Writing } from './writing.ts'

/** Selects collections' orders that are still active or inactive: those that have not ended for good. */
export function openOrdersOf(
  { transaction }: Pick<Writing, 'transaction'>,
  collections: readonly Buffer[],
): Promise<readonly OrderPlace[]> {
  return transaction
    .selectFrom('orders')
    .select(['id', 'collection'])
    .where('collection', 'in', collections)
    .where('status', 'in', ['ACTIVE', 'INACTIVE'])
    .execute()
}
