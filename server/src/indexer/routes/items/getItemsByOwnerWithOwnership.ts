import { asModel } from '../../../json/kept.ts'
import { itemsByOwnerWithOwnership } from '../../../read-model/items/itemsByOwnerWithOwnership.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getItemsByOwnerWithOwnership = route(
  calls.getItemsByOwnerWithOwnership,
  async ({ owner, ...input }, { reader, lookUps }) => {
    lookUps.noteOwners([owner])
    const page = await itemsByOwnerWithOwnership(reader, owner, pageRequest(input))
    const items = page.entries.map(({ item, ownership }) => ({ item: asModel(item), ownership }))
    return { continuation: page.next, items }
  },
)
