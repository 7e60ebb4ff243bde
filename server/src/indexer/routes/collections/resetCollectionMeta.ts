import { formatCollectionId } from '@mintline/core/identifiers'
import { assertFound } from '../../../http/found.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'

export const resetCollectionMeta = route(
  calls.resetCollectionMeta,
  async ({ collection }, { metadata }) =>
    assertFound(
      await metadata.resetCollection(collection),
      'collection',
      formatCollectionId(collection),
    ),
)
