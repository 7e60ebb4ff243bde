import { formatItemId } from '@mintline/core/identifiers'
import { assertFound } from '../../../http/found.ts'
import { tellAvailability } from '../../../social/tellAvailability.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const updateHasAvailableContentUsingPOST = route(
  calls.updateHasAvailableContentUsingPOST,
  async ({ id: item, hasAvailableContent: isAvailable }, { users, now }) => {
    const known = await tellAvailability(users.writer, [{ item, isAvailable }], now())
    return assertFound(known > 0, 'item', formatItemId(item))
  },
)
