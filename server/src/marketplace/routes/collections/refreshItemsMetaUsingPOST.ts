import { ApiError } from '../../../http/apiError.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { userFound } from '../users/own.ts'
import { tokenFound } from './tokenFound.ts'

/** The owner's alone, since it has all items fetched. */
export const refreshItemsMetaUsingPOST = route(
  calls.refreshItemsMetaUsingPOST,
  async ({ id }, { users, metadata }, { caller }) => {
    // Not from a standby, which may not know yet whom wallet and collection belong to now.
    const { owner } = await tokenFound(users.writer, id)
    const { wallets } = await userFound(users.writer, caller.userId)
    if (owner === undefined || !wallets.includes(owner)) {
      throw new ApiError('forbidden', 'This collection belongs to none of your wallets')
    }
    await metadata.refreshItems(id)
    return undefined
  },
)
