import { formatItemId } from '@mintline/core/identifiers'
import { lockContent } from '../../../social/lockContent.ts'
import * as calls from '../../calls/items.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

/** Returns the item's id: an item has at most one lock. */
export const createLockUsingPOST = route(
  calls.createLockUsingPOST,
  async ({ id: item, lockForm: { content } }, { users, now }, { caller: { userId } }) => {
    const outcome = await lockContent(users, { userId, item, content, now: now() })
    const id = formatItemId(item)
    assertDone(outcome, { kind: 'item', id, refusal: 'The item was created by no wallet of yours' })
    return id
  },
)
