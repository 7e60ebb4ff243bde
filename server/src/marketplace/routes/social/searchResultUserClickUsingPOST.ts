import { countClick } from '../../../social/countClick.ts'
import * as calls from '../../calls/events.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const searchResultUserClickUsingPOST = route(
  calls.searchResultUserClickUsingPOST,
  async ({ id }, { users, now }) => {
    const outcome = await countClick(users.writer, { kind: 'USER', id }, now())
    return assertDone(outcome, { kind: 'user', id })
  },
)
