import { formatItemId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { itemById } from '../../../read-model/items/itemById.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const getItemById = route(calls.getItemById, async ({ itemId }, { reader, lookUps }) => {
  lookUps.note([itemId])
  return found(await itemById(reader, itemId), 'item', formatItemId(itemId))
})
