import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { CollectionModel } from './collectionModel.ts'
import { collectionsByKeys } from './collectionsByKeys.ts'

/** Returns a collection; undefined = unknown. */
export async function collectionById(
  reader: Reader,
  id: CollectionIdParts,
): Promise<CollectionModel | undefined> {
  const [collection] = await collectionsByKeys(reader, [collectionKey(id)])
  return collection
}
