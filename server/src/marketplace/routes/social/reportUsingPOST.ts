import { formatItemId } from '@mintline/core/identifiers'
import { reportItem } from '../../../social/reportItem.ts'
import * as calls from '../../calls/items.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const reportUsingPOST = route(
  calls.reportUsingPOST,
  async ({ id: item, reportForm: { message } }, { users, now }) => {
    const outcome = await reportItem(users, { item, message, now: now() })
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)
