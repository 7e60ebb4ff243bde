import { itemRecords } from '../metadata/records/itemRecords.ts'
import { refreshMetadata } from '../metadata/refreshMetadata.ts'
import { keyOf, type Task } from './task.ts'

/** Fetches the metadata of an item. */
export const fetchItemMetadata: Task<'fetchItemMetadata'> = (services, { item }, signal) =>
  refreshMetadata(services, itemRecords, keyOf(item), signal)
