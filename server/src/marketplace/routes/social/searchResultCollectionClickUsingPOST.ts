import { formatCollectionId } from '@mintline/core/identifiers'
import { countClick } from '../../../social/countClick.ts'
import * as calls from '../../calls/events.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const searchResultCollectionClickUsingPOST = route(
  calls.searchResultCollectionClickUsingPOST,
  async ({ id }, { users, now }) => {
    const outcome = await countClick(users.writer, { kind: 'COLLECTION', id }, now())
    return assertDone(outcome, { kind: 'collection', id: formatCollectionId(id) })
  },
)
