import { collectionRecords } from '../metadata/records/collectionRecords.ts'
import { itemRecords } from '../metadata/records/itemRecords.ts'
import { refreshMetadata } from '../metadata/refreshMetadata.ts'
import { keyOf, type Task } from './task.ts'

/** Fetches an item's metadata. */
export const fetchItemMetadata: Task<'fetchItemMetadata'> = (services, { item }, signal) =>
  refreshMetadata(services, itemRecords, keyOf(item), signal)

/** Fetches a collection's own metadata. */
export const fetchCollectionMetadata: Task<'fetchCollectionMetadata'> = (
  services,
  { collection },
  signal,
) => refreshMetadata(services, collectionRecords, keyOf(collection), signal)
