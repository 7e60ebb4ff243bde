import { isBlockchain } from '@mintline/core/networks'
import { ApiError } from '../../../http/apiError.ts'
import { collectionsWithOwnedItems } from '../../../read-model/collections/collectionsWithOwnedItems.ts'
import * as calls from '../../calls/ownerships.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { walletsBehind } from '../userWallets.ts'

export const getCollectionsOfOwnershipsByOwnerOrUserUsingGET = route(
  calls.getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
  async ({ owner, user, blockchain, ...input }, { reader, lookUps }) => {
    if (owner === undefined && user === undefined) {
      throw new ApiError('validation', 'owner or user is required')
    }
    const wallets = user === undefined ? [] : await walletsBehind(reader, user)
    const owners = owner === undefined ? wallets : [owner, ...wallets]
    lookUps.noteOwners(owners)
    const blockchains = blockchain && [blockchain].filter(isBlockchain)
    const page = pageRequest(input)
    const { entries, next } = await collectionsWithOwnedItems(reader, owners, blockchains, page)
    return { entries: entries.map(({ collection }) => collection.id), next }
  },
)
