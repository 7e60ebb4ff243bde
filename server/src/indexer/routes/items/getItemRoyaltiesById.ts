import { formatItemId } from '@mintline/core/identifiers'
import { itemRoyalties } from '../../../read-model/items/itemRoyalties.ts'
import * as calls from '../../calls/items.ts'
import { found } from '../found.ts'
import { route } from '../route.ts'

export const getItemRoyaltiesById = route(
  calls.getItemRoyaltiesById,
  async ({ itemId }, { reader }) => ({
    royalties: found(await itemRoyalties(reader, itemId), 'item', formatItemId(itemId)),
  }),
)
