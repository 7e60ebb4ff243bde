import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../../database/anyOf.ts'
import type { DB } from '../../../database/tables.ts'
import { lockWrites } from '../../apply/locks.ts'

/** Has items that somebody looked up checked before the schedule has them; those that are not watched are left out. */
export async function askForWatches(
  database: Kysely<DB>,
  blockchain: Blockchain,
  items: readonly Buffer[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Whoever follows the chain writes the same rows, in another order.
    await lockWrites(transaction, blockchain)
    await transaction
      .updateTable('item_watches')
      .set({ asked_at: sql<Date>`now()` })
      .where('item', '=', anyOf(items))
      .where('asked_at', 'is', null)
      .execute()
  })
}
