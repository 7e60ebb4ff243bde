import { collectionRecords } from '../metadata/records/collectionRecords.ts'
import { refreshMetadata } from '../metadata/refreshMetadata.ts'
import { keyOf, type Task } from './task.ts'

/** Fetches a collection's own metadata. */
export const fetchCollectionMetadata: Task<'fetchCollectionMetadata'> = (
  services,
  { collection },
  signal,
) => refreshMetadata(services, collectionRecords, keyOf(collection), signal)
