import { formatItemId } from '@mintline/core/identifiers'
import { like } from '../../../social/like.ts'
import * as calls from '../../calls/likes.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const likeUsingPOST = route(
  calls.likeUsingPOST,
  async ({ id: item }, { users, now }, { caller: { userId } }) => {
    const outcome = await like(users.writer, { userId, item, now: now() }, 'like')
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)
