import { ownershipsByCollection } from '../../../read-model/ownerships/ownershipsByCollection.ts'
import * as calls from '../../calls/ownerships.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getOwnershipsByCollection = route(
  calls.getOwnershipsByCollection,
  async ({ collection, ...input }, { reader }) => {
    const { entries, next } = await ownershipsByCollection(reader, collection, pageRequest(input))
    return { continuation: next, ownerships: [...entries] }
  },
)
