import { asModel } from '../../../json/kept.ts'
import { duplicatedItems } from '../../../read-model/items/search/duplicatedItems.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { itemSearchOf } from './itemSearchOf.ts'

export const searchDuplicatedItems = route(
  calls.searchDuplicatedItems,
  async ({ duplicatedItemsSearchRequest: request }, { reader }) => {
    const { filter, traits } = request
    const conditions = itemSearchOf(filter)
    const page = await duplicatedItems(reader, conditions, traits, pageRequest(request))
    const groups = page.entries.map((group) => ({ ...group, item: asModel(group.item) }))
    return { continuation: page.next, groups }
  },
)
