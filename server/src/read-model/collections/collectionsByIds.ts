import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { CollectionModel } from './collectionModel.ts'
import { collectionsByKeys } from './collectionsByKeys.ts'

/** Returns collections in the same order as `ids`; unknown ones are left out. */
export const collectionsByIds = (
  reader: Reader,
  ids: readonly CollectionIdParts[],
): Promise<CollectionModel[]> => collectionsByKeys(reader, ids.map(collectionKey))
