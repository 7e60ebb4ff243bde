import { tellAvailability } from '../../../social/tellAvailability.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const batchUpdateHasAvailableContentUsingPOST = route(
  calls.batchUpdateHasAvailableContentUsingPOST,
  async ({ itemContentAvailability }, { users, now }) => {
    const told = itemContentAvailability.map(({ itemId: item, available: isAvailable }) => ({
      item,
      isAvailable,
    }))
    await tellAvailability(users.writer, told, now())
    return undefined
  },
)
