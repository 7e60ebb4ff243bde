import { formatCollectionId } from '@mintline/core/identifiers'
import { assertFound } from '../../../http/found.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'

export const refreshCollectionItemsMeta = route(
  calls.refreshCollectionItemsMeta,
  async ({ collection }, { metadata }) =>
    assertFound(
      await metadata.refreshItems(collection),
      'collection',
      formatCollectionId(collection),
    ),
)
