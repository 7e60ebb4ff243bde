import type { Selectable } from 'kysely'
import { refreshCollectionOrders } from '../../src/database/best-orders/refreshCollectionOrders.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import type { Floors } from '../../src/database/tables.ts'

/** Finds a collection's best orders at a time. */
export const refreshAt = ({ write }: Pick<Pools, 'write'>, collection: Buffer, now: Date) =>
  write
    .transaction()
    .execute((transaction) => refreshCollectionOrders(transaction, collection, now))

/** Returns all recorded floors for a collection. */
export const floorsOf = (
  { write }: Pick<Pools, 'write'>,
  collection: Buffer,
): Promise<Selectable<Floors>[]> =>
  write
    .selectFrom('floors')
    .selectAll()
    .where('collection', '=', collection)
    .orderBy('at')
    .execute()
