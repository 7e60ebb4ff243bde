import { sql, type Transaction } from 'kysely'
import { keepCounts } from '../../database/counts/keepCounts.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { itemMetadataJob } from '../../database/queue/jobs.ts'
import type { DB } from '../../database/tables.ts'
import type { ItemDocument } from '../../read-model/documents.ts'
import { traitText } from '../../read-model/traits/traitSql.ts'
import { traitsOf } from '../document/attributes.ts'
import { itemDocument } from '../document/documents.ts'
import { claimTimes, type MetadataRecords } from './record.ts'

/** Stores item metadata. Locks collections before items, and items before their metadata, as ingest does. */
export const itemRecords: MetadataRecords<ItemDocument> = {
  parse: itemDocument,
  claim: (writer, key) => {
    const { due, until } = claimTimes()
    return writer
      .updateTable('item_metadata')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1), next_try_at: until }))
      .where('item', '=', key)
      .where('state', '=', 'WAITING')
      .where('next_try_at', '<=', due)
      .returning(['uri', 'tries'])
      .executeTakeFirst()
  },
  store: async (transaction, { key, uri, document }) => {
    const known = await transaction
      .selectFrom('items')
      .select(['id as item', 'collection'])
      .where('id', '=', key)
      .executeTakeFirst()
    if (known === undefined) return false
    return keepCounts(transaction, { items: [known] }, () =>
      storeDocument(transaction, { key, uri, document }),
    )
  },
  fail: async (transaction, { key, uri, failure: { reason, nextTry } }) => {
    const { numUpdatedRows } = await transaction
      .updateTable('item_metadata')
      .set({
        state: nextTry ? 'WAITING' : 'ERROR',
        failure: reason,
        next_try_at: nextTry ?? null,
      })
      .where('item', '=', key)
      .where('state', '=', 'WAITING')
      .where(sql<boolean>`uri is not distinct from ${uri}`)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  queue: (transaction, key, at) => addJobs(transaction, [itemMetadataJob(key, at)]),
  reset: async (transaction, key) => {
    const now = new Date()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('item_metadata')
      .columns(['item', 'collection', 'state', 'uri', 'tries', 'next_try_at'])
      .expression(
        transaction
          .selectFrom('items')
          .select(['id', 'collection', sql`'WAITING'`.as('state'), 'uri'])
          .select([sql`0`.as('tries'), sql`${now}::timestamptz`.as('next_try_at')])
          .where('id', '=', key),
      )
      .onConflict((conflict) =>
        conflict.columns(['item', 'collection']).doUpdateSet(({ ref }) => ({
          state: 'WAITING',
          uri: ref('excluded.uri'),
          tries: 0,
          next_try_at: ref('excluded.next_try_at'),
          failure: null,
        })),
      )
      .executeTakeFirstOrThrow()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },
}

async function storeDocument(
  transaction: Transaction<DB>,
  { key, uri, document }: { key: Buffer; uri: string; document: ItemDocument },
): Promise<boolean> {
  const now = new Date()
  const item = await transaction
    .updateTable('items')
    .set(({ eb }) => ({
      name: traitText(document.name),
      traits: traitsOf(document.attributes),
      db_updated_at: now,
      version: eb('version', '+', '1'),
    }))
    .where('id', '=', key)
    .where('uri', '=', uri)
    .returning('id')
    .executeTakeFirst()
  if (item === undefined) return false
  await transaction
    .updateTable('item_metadata')
    .set({
      state: 'FETCHED',
      document: JSON.stringify(document),
      fetched_at: now,
      next_try_at: null,
      failure: null,
    })
    .where('item', '=', key)
    .execute()
  return true
}
