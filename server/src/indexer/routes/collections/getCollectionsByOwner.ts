import { collectionsByOwners } from '../../../read-model/collections/collectionsByOwners.ts'
import * as calls from '../../calls/collections.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { collectionsAnswer } from './collectionsAnswer.ts'

export const getCollectionsByOwner = route(
  calls.getCollectionsByOwner,
  async ({ owner, blockchains, ...input }, { reader }) =>
    collectionsAnswer(await collectionsByOwners(reader, [owner], blockchains, pageRequest(input))),
)
