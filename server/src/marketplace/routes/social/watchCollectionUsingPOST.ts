import { formatCollectionId } from '@mintline/core/identifiers'
import { watch } from '../../../social/watch.ts'
import * as calls from '../../calls/watchlist.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const watchCollectionUsingPOST = route(
  calls.watchCollectionUsingPOST,
  async ({ id: collection }, { users, now }, { caller: { userId } }) => {
    const outcome = await watch(users.writer, { userId, collection, now: now() }, 'watch')
    return assertDone(outcome, { kind: 'collection', id: formatCollectionId(collection) })
  },
)
