import { formatItemId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { assertLazyChain } from '../../../lazy-items/lazyItem.ts'
import { lazyItemById } from '../../../read-model/items/lazyItemById.ts'
import * as calls from '../../calls/lazyItems.ts'
import { route } from '../route.ts'

export const getLazyItemById = route(calls.getLazyItemById, async ({ itemId }, { reader }) => {
  assertLazyChain(itemId.blockchain)
  return found(await lazyItemById(reader, itemId), 'lazy item', formatItemId(itemId))
})
