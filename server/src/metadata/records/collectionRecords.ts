import { sql } from 'kysely'
import { readCollectionKey } from '../../database/keys/index.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { collectionMetadataJob } from '../../database/queue/jobs.ts'
import type { CollectionDocument } from '../../read-model/documents.ts'
import { collectionDocument } from '../document/documents.ts'
import { claimTimes, type MetadataRecords } from './record.ts'

/** Stores collections' own metadata. */
export const collectionRecords: MetadataRecords<CollectionDocument> = {
  parse: (content, { key, ...origin }) =>
    collectionDocument(content, origin, readCollectionKey(key).blockchain),
  claim: async (writer, key) => {
    const { due, until } = claimTimes()
    const row = await writer
      .updateTable('collections')
      .set(({ eb }) => ({
        metadata_tries: eb('metadata_tries', '+', 1),
        metadata_next_try_at: until,
      }))
      .where('id', '=', key)
      .where('metadata_state', '=', 'WAITING')
      .where('metadata_next_try_at', '<=', due)
      .returning(['uri', 'metadata_tries'])
      .executeTakeFirst()
    return row && { uri: row.uri, tries: row.metadata_tries }
  },
  store: async (transaction, { key, uri, document }) => {
    const now = new Date()
    const { numUpdatedRows } = await transaction
      .updateTable('collections')
      .set(({ eb }) => ({
        metadata_state: 'FETCHED',
        metadata: JSON.stringify(document),
        metadata_at: now,
        metadata_next_try_at: null,
        metadata_failure: null,
        db_updated_at: now,
        version: eb('version', '+', '1'),
      }))
      .where('id', '=', key)
      .where('uri', '=', uri)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  fail: async (transaction, { key, uri, failure: { reason, nextTry } }) => {
    const { numUpdatedRows } = await transaction
      .updateTable('collections')
      .set({
        metadata_state: nextTry ? 'WAITING' : 'ERROR',
        metadata_failure: reason,
        metadata_next_try_at: nextTry ?? null,
      })
      .where('id', '=', key)
      .where('metadata_state', '=', 'WAITING')
      .where(sql<boolean>`uri is not distinct from ${uri}`)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  queue: (transaction, key, at) => addJobs(transaction, [collectionMetadataJob(key, at)]),
  reset: async (transaction, key) => {
    const { numUpdatedRows } = await transaction
      .updateTable('collections')
      .set({
        metadata_state: 'WAITING',
        metadata_tries: 0,
        metadata_next_try_at: new Date(),
        metadata_failure: null,
      })
      .where('id', '=', key)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
}
