import { collectionsByOwners } from '../../../read-model/collections/collectionsByOwners.ts'
import { shownTokens } from '../../answers/shownTokens.ts'
import * as calls from '../../calls/collections.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { walletsBehind } from '../userWallets.ts'

export const getCollectionsByOwnerUsingGET = route(
  calls.getCollectionsByOwnerUsingGET,
  async ({ id, size }, { reader }) => {
    const wallets = await walletsBehind(reader, id)
    const page = await collectionsByOwners(reader, wallets, undefined, pageRequest({ size }))
    return shownTokens(reader, page.entries)
  },
)
