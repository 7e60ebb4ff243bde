import { formatCollectionId } from '@mintline/core/identifiers'
import * as calls from '../../calls/collections.ts'
import { assertFound } from '../found.ts'
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
