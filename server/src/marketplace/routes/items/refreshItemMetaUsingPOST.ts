import { formatItemId } from '@mintline/core/identifiers'
import { assertFound } from '../../../http/found.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const refreshItemMetaUsingPOST = route(
  calls.refreshItemMetaUsingPOST,
  async ({ id }, { metadata }) =>
    assertFound(await metadata.resetItem(id, false), 'item', formatItemId(id)),
)
