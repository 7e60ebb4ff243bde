import { resourceUrl } from '@mintline/core'
import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { collectionKey, itemKey } from '../database/keys/index.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import { refreshItemsJob } from '../database/queue/jobs.ts'
import { collectionRecords } from './records/collectionRecords.ts'
import { itemRecords } from './records/itemRecords.ts'
import type { MetadataRecords, Writer } from './records/record.ts'
import { type MetadataServices, refreshMetadata } from './refreshMetadata.ts'

/** Schedules new metadata fetches. Each call resolves to false if the entity is unknown. */
export interface MetadataResets {
  /** @param isAwaited - true to resolve only when it was fetched, or could not be */
  readonly resetItem: (item: ItemParts, isAwaited: boolean) => Promise<boolean>
  readonly resetCollection: (collection: CollectionIdParts) => Promise<boolean>
  /** Schedules a new fetch for all items in a collection. */
  readonly refreshItems: (collection: CollectionIdParts) => Promise<boolean>
}

/** Counts restarts for a key in the current minute, across all processes. */
export type CountRestart = (restarted: string) => Promise<number>

/** Maximum restarts per host and minute, for all its entities together. */
export const HOST_RESTARTS = 60

/** Options for `metadataResets`. */
export interface ResetOptions extends MetadataServices {
  /** Limits restarts to one a minute for each entity, and to `HOST_RESTARTS` for each host. Default: no limit. */
  readonly countRestart?: CountRestart
}

/** Creates resets for API callers. Skips what was restarted within the current minute. */
export function metadataResets({ countRestart, ...services }: ResetOptions): MetadataResets {
  const { writer } = services
  const isTurn = async (entity: string, uri: string | null) => {
    if (countRestart === undefined) return true
    if ((await countRestart(entity)) > 1) return false
    const host = uri === null ? undefined : hostOf(uri, services.reader.gateway)
    return host === undefined || (await countRestart(`host ${host}`)) <= HOST_RESTARTS
  }
  const collectionBy = (key: Buffer) =>
    writer.selectFrom('collections').select('uri').where('id', '=', key).executeTakeFirst()
  return {
    resetItem: async (item, isAwaited) => {
      const key = itemKey(item)
      const known = await writer
        .selectFrom('items')
        .select('uri')
        .where('id', '=', key)
        .executeTakeFirst()
      if (known === undefined) return false
      if (!(await isTurn(`item ${key.toString('hex')}`, known.uri))) return true
      const isKnown = await reset(writer, itemRecords, key)
      // The job is queued too, in case this process ends before the fetch.
      if (isKnown && isAwaited) await refreshMetadata(services, itemRecords, key)
      return isKnown
    },
    resetCollection: async (collection) => {
      const key = collectionKey(collection)
      const known = await collectionBy(key)
      if (known === undefined) return false
      if (!(await isTurn(`collection ${key.toString('hex')}`, known.uri))) return true
      return reset(writer, collectionRecords, key)
    },
    refreshItems: async (collection) => {
      const key = collectionKey(collection)
      if ((await collectionBy(key)) === undefined) return false
      if (await isTurn(`items of ${key.toString('hex')}`, null)) {
        await addJobs(writer, [refreshItemsJob(key)])
      }
      return true
    },
  }
}

/** Returns the host that serves a document; undefined = none does. */
function hostOf(uri: string, gateway: string | undefined): string | undefined {
  try {
    return new URL(resourceUrl(uri, gateway)).host || undefined
  } catch {
    return undefined
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
