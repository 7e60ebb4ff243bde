import { formatItemId } from '@mintline/core/identifiers'
import { ApiError } from '../../../http/apiError.ts'
import { unlockContent } from '../../../social/unlockContent.ts'
import * as calls from '../../calls/items.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const unlockUsingPOST = route(
  calls.unlockUsingPOST,
  async ({ id: item }, { users }, { caller: { userId } }) => {
    const { content, outcome } = await unlockContent(users.writer, { userId, item })
    const id = formatItemId(item)
    if (outcome === 'NOTHING')
      throw new ApiError('notFound', `Nothing is locked for owners of ${id}`)
    assertDone(outcome, { kind: 'item', id, refusal: 'No wallet of yours owns the item' })
    return { content }
  },
)
