import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { CollectionModel } from './collectionModel.ts'
import { collectionsByKeys } from './collectionsByKeys.ts'

/** Collections of these ids, in their order; those that are not known are left out. */
export const collectionsByIds = (
  reader: Reader,
  ids: readonly CollectionIdParts[],
): Promise<CollectionModel[]> => collectionsByKeys(reader, ids.map(collectionKey))
