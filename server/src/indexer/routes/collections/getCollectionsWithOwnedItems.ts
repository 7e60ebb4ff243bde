import { collectionsWithOwnedItems } from '../../../read-model/collections/collectionsWithOwnedItems.ts'
import * as calls from '../../calls/collections.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getCollectionsWithOwnedItems = route(
  calls.getCollectionsWithOwnedItems,
  async ({ owners, blockchains, ...input }, { reader, lookUps }) => {
    lookUps.noteOwners(owners)
    const request = pageRequest(input)
    const page = await collectionsWithOwnedItems(reader, owners, blockchains, request)
    return { continuation: page.next, collections: [...page.entries] }
  },
)
