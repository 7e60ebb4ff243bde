import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { collectionKey, itemKey } from '../database/keys/index.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import { refreshItemsJob } from '../database/queue/jobs.ts'
import { collectionRecords } from './records/collectionRecords.ts'
import { itemRecords } from './records/itemRecords.ts'
import type { MetadataRecords, Writer } from './records/record.ts'
import { type MetadataServices, refreshMetadata } from './refreshMetadata.ts'

/** Has metadata fetched again. Each resolves to false where the entity is not known. */
export interface MetadataResets {
  /** @param isAwaited - true to resolve only when it was fetched, or could not be */
  readonly resetItem: (item: ItemParts, isAwaited: boolean) => Promise<boolean>
  readonly resetCollection: (collection: CollectionIdParts) => Promise<boolean>
  /** Has the metadata of all items of a collection fetched again. */
  readonly refreshItems: (collection: CollectionIdParts) => Promise<boolean>
}

/** Resets for callers of interfaces. */
export function metadataResets(services: MetadataServices): MetadataResets {
  const { writer } = services
  return {
    resetItem: async (item, isAwaited) => {
      const key = itemKey(item)
      const isKnown = await reset(writer, itemRecords, key)
      // The job is there too, should this process end before it is fetched.
      if (isKnown && isAwaited) await refreshMetadata(services, itemRecords, key)
      return isKnown
    },
    resetCollection: (collection) => reset(writer, collectionRecords, collectionKey(collection)),
    refreshItems: async (collection) => {
      const key = collectionKey(collection)
      const known = await writer
        .selectFrom('collections')
        .select('id')
        .where('id', '=', key)
        .executeTakeFirst()
      if (known) await addJobs(writer, [refreshItemsJob(key)])
      return known !== undefined
    },
  }
}

function reset(
  writer: Writer,
  records: Pick<MetadataRecords<never>, 'reset' | 'queue'>,
  key: Buffer,
): Promise<boolean> {
  return writer.transaction().execute(async (transaction) => {
    const isKnown = await records.reset(transaction, key)
    if (isKnown) await records.queue(transaction, key)
    return isKnown
  })
}
