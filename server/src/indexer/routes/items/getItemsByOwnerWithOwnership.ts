import { itemsByOwnerWithOwnership } from '../../../read-model/items/itemsByOwnerWithOwnership.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getItemsByOwnerWithOwnership = route(
  calls.getItemsByOwnerWithOwnership,
  async ({ owner, ...input }, { reader }) => {
    const page = await itemsByOwnerWithOwnership(reader, owner, pageRequest(input))
    return { continuation: page.next, items: [...page.entries] }
  },
)
