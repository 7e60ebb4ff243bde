import { formatItemId } from '@mintline/core/identifiers'
import { visitItem } from '../../../social/visitItem.ts'
import * as calls from '../../calls/items.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const visitItemUsingPOST = route(
  calls.visitItemUsingPOST,
  async ({ id: item }, { users, now }) => {
    const outcome = await visitItem(users.writer, { item, now: now() })
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)
