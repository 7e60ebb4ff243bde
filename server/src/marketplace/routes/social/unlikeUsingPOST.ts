import { formatItemId } from '@mintline/core/identifiers'
import { like } from '../../../social/like.ts'
import * as calls from '../../calls/likes.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const unlikeUsingPOST = route(
  calls.unlikeUsingPOST,
  async ({ id: item }, { users, now }, { caller: { userId } }) => {
    const outcome = await like(users.writer, { userId, item, now: now() }, 'unlike')
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)
