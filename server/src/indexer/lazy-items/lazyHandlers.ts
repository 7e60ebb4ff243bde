import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { assertFound, found } from '../../http/found.ts'
import { burnLazyItem as burn } from '../../lazy-items/burnLazyItem.ts'
import { assertLazyChain, parseLazyItem } from '../../lazy-items/lazyItem.ts'
import { mintLazyItem as mint } from '../../lazy-items/mintLazyItem.ts'
import { itemById } from '../../read-model/items/itemsByKeys.ts'
import { lazyItemById } from '../../read-model/items/lazyItems.ts'
import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'

export const burnLazyItem: Handler<typeof calls.burnLazyItem> = async (
  { lazyItemBurnForm: { id, creators, signatures } },
  { orders: { writer, nodes } },
) =>
  assertFound(
    await burn({ writer, nodes }, { id, creators, signatures }),
    'lazy item',
    formatItemId(id),
  )

export const mintLazyItem: Handler<typeof calls.mintLazyItem> = async (
  { lazyItemMintForm },
  { orders: { writer, nodes } },
) => {
  const item = parseLazyItem(lazyItemMintForm.item)
  assertFound(await mint({ writer, nodes }, item), 'collection', formatCollectionId(item.id))
  return found(await itemById(writer, item.id), 'item', formatItemId(item.id))
}

export const getLazyItemById: Handler<typeof calls.getLazyItemById> = async (
  { itemId },
  { reader },
) => {
  assertLazyChain(itemId.blockchain)
  return found(await lazyItemById(reader, itemId), 'lazy item', formatItemId(itemId))
}
