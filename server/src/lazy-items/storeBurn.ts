import type { ItemParts } from '@mintline/core/identifiers'
import { type Kysely, sql, type Transaction } from 'kysely'
import { keepCounts } from '../database/counts/keepCounts.ts'
import { writeLazyCopies } from '../database/holdings/writeLazyCopies.ts'
import { writeSingleOwners } from '../database/holdings/writeSingleOwners.ts'
import { collectionKey, itemKey } from '../database/keys/index.ts'
import { isOpen } from '../database/orderKinds.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import { type Job, orderCheckJob } from '../database/queue/jobs.ts'
import type { DB } from '../database/tables.ts'

/** Stores that a lazy item is burned, and queues checks for its listings. Resolves to false if no copy was left. */
export async function storeBurn(writer: Kysely<DB>, id: ItemParts): Promise<boolean> {
  const item = itemKey(id)
  const collection = collectionKey(id)
  const now = new Date()
  return writer.transaction().execute(async (transaction) => {
    const holders = await transaction
      .selectFrom('lazy_items')
      .select(['item', sql<Buffer>`creators[1]`.as('owner'), 'collection'])
      .where('item', '=', item)
      .execute()
    return keepCounts(transaction, { items: [{ item, collection }], holders }, async () => {
      const { numUpdatedRows } = await transaction
        .updateTable('lazy_items')
        .set({ burned_at: now })
        .where('item', '=', item)
        .where('burned_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('items').where('id', '=', item).where('lazy_supply', '>', '0')),
        )
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await writeLazyCopies(transaction, [item], now)
      await writeSingleOwners(transaction, [item])
      await addJobs(transaction, await listingChecks(transaction, item))
      return true
    })
  })
}

/** Creates jobs that check an item's listings. */
async function listingChecks(transaction: Transaction<DB>, item: Buffer): Promise<Job[]> {
  const listings = await transaction
    .selectFrom('orders')
    .select('id')
    .where('item', '=', item)
    .where('side', '=', 'SELL')
    .where(isOpen)
    .execute()
  return listings.map(({ id }) => orderCheckJob(id))
}
