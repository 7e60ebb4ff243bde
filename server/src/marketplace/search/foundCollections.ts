import {
  searchCollections,
  searchCollectionsByVolume,
} from '../../read-model/collections/collectionLists.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import type { Page } from '../../read-model/page.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { CollectionPageRequest } from '../collections/searchSchemas.ts'
import { pageRequest } from '../pageRequest.ts'
import { collectionSearchFor, periodFor } from './collectionSearchFor.ts'

/** Returns the requested page with collections. */
export function foundCollections(
  reader: Reader,
  { filter, ...request }: CollectionPageRequest,
): Promise<Page<CollectionModel>> {
  const [search, page] = [collectionSearchFor(filter), pageRequest(request)]
  const { sort = 'DEFAULT' } = filter
  if (sort === 'DEFAULT') return searchCollections(reader, search, page)
  const direction = sort === 'VOLUME_ASC' ? 'ASC' : 'DESC'
  return searchCollectionsByVolume(reader, search, { period: periodFor(filter), direction }, page)
}
