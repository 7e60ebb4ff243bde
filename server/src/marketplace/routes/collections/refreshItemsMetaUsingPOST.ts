import { ownsCollection } from '../../../social/ownsCollection.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { assertOwn } from './assertOwn.ts'

/** The owner's alone, since it has all items fetched. */
export const refreshItemsMetaUsingPOST = route(
  calls.refreshItemsMetaUsingPOST,
  async ({ id }, { users, metadata }, { caller: { userId } }) => {
    // Not from a standby, which may not know yet whom wallet and collection belong to now.
    assertOwn(await ownsCollection(users.writer, userId, id), id)
    await metadata.refreshItems(id)
    return undefined
  },
)
