import { ownershipsByItem } from '../../../read-model/ownerships/ownershipsByItem.ts'
import * as calls from '../../calls/ownerships.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getOwnershipsByItem = route(
  calls.getOwnershipsByItem,
  async ({ itemId, ...input }, { reader, lookUps }) => {
    lookUps.note([itemId])
    const { entries, next } = await ownershipsByItem(reader, itemId, pageRequest(input))
    return { continuation: next, ownerships: [...entries] }
  },
)
