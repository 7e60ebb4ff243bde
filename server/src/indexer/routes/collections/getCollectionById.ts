import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { collectionById } from '../../../read-model/collections/collectionById.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'

export const getCollectionById = route(
  calls.getCollectionById,
  async ({ collection }, { reader }) =>
    found(await collectionById(reader, collection), 'collection', formatCollectionId(collection)),
)
