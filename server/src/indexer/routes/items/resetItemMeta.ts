import { formatItemId } from '@mintline/core/identifiers'
import { assertFound } from '../../../http/found.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const resetItemMeta = route(calls.resetItemMeta, async ({ itemId, sync }, { metadata }) =>
  assertFound(await metadata.resetItem(itemId, sync), 'item', formatItemId(itemId)),
)
