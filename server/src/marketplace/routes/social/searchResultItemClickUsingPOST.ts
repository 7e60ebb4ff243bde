import { formatItemId } from '@mintline/core/identifiers'
import { countClick } from '../../../social/countClick.ts'
import * as calls from '../../calls/events.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const searchResultItemClickUsingPOST = route(
  calls.searchResultItemClickUsingPOST,
  async ({ id }, { users, now }) => {
    const outcome = await countClick(users.writer, { kind: 'ITEM', id }, now())
    return assertDone(outcome, { kind: 'item', id: formatItemId(id) })
  },
)
