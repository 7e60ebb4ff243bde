import { ownsCollection } from '../../../social/ownsCollection.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { assertOwn } from './assertOwn.ts'

/** Only for the collection's owner, since it refetches all items. */
export const refreshItemsMetaUsingPOST = route(
  calls.refreshItemsMetaUsingPOST,
  async ({ id }, { users, metadata }, { caller: { userId } }) => {
    // Reads the primary: a standby may not know the latest owner of wallet and collection yet.
    assertOwn(await ownsCollection(users.writer, userId, id), id)
    await metadata.refreshItems(id)
    return undefined
  },
)
