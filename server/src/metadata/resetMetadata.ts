import { resourceUrl } from '@mintline/core'
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

/** Counts a restart of fetching something in its current minute, for all processes together. */
export type CountRestart = (restarted: string) => Promise<number>

/** Restarts of fetching from one host in a minute, for whatever is there. */
export const HOST_RESTARTS = 60

/** Options of `metadataResets`. */
export interface ResetOptions extends MetadataServices {
  /** Keeps restarts to one in a minute for each entity, and to `HOST_RESTARTS` for each host. Default: no limit. */
  readonly countRestart?: CountRestart
}

/** Resets for callers of interfaces. What was restarted within the last minute is not restarted again. */
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
      // The job is there too, should this process end before it is fetched.
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

/** Host from which a document comes; undefined = from none. */
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
