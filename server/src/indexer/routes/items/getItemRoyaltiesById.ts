import { formatItemId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { itemRoyalties } from '../../../read-model/items/itemRoyalties.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const getItemRoyaltiesById = route(
  calls.getItemRoyaltiesById,
  async ({ itemId }, { reader }) => ({
    royalties: found(await itemRoyalties(reader, itemId), 'item', formatItemId(itemId)),
  }),
)
