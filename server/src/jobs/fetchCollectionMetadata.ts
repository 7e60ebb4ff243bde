import { collectionRecords } from '../metadata/records/collectionRecords.ts'
import { refreshMetadata } from '../metadata/refreshMetadata.ts'
import { keyOf, type Task } from './task.ts'

/** Fetches the metadata of a collection itself. */
export const fetchCollectionMetadata: Task<'fetchCollectionMetadata'> = (
  services,
  { collection },
  signal,
) => refreshMetadata(services, collectionRecords, keyOf(collection), signal)
