import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { assertFound, found } from '../../../http/found.ts'
import { parseLazyItem } from '../../../lazy-items/lazyItem.ts'
import { mintLazyItem as mint } from '../../../lazy-items/mintLazyItem.ts'
import { itemById } from '../../../read-model/items/itemById.ts'
import * as calls from '../../calls/lazyItems.ts'
import { route } from '../route.ts'

export const mintLazyItem = route(
  calls.mintLazyItem,
  async ({ lazyItemMintForm }, { orders: { writer, nodes } }) => {
    const item = parseLazyItem(lazyItemMintForm.item)
    assertFound(await mint({ writer, nodes }, item), 'collection', formatCollectionId(item.id))
    return found(await itemById(writer, item.id), 'item', formatItemId(item.id))
  },
)
