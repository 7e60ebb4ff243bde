import { asModel } from '../../../json/kept.ts'
import { itemsByIds } from '../../../read-model/items/itemsByIds.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const getItemByIds = route(calls.getItemByIds, async ({ itemIds }, { reader, lookUps }) => {
  lookUps.note(itemIds.ids)
  return { items: (await itemsByIds(reader, itemIds.ids)).map(asModel) }
})
