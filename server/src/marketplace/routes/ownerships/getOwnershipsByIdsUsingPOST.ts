import { ownershipsByIds } from '../../../read-model/ownerships/ownershipsByIds.ts'
import { shownOwnerships } from '../../answers/shownOwnerships.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'

export const getOwnershipsByIdsUsingPOST = route(
  calls.getOwnershipsByIdsUsingPOST,
  async ({ requestBody: ids }, services) => {
    services.lookUps.note(ids)
    return shownOwnerships(services, await ownershipsByIds(services.reader, ids))
  },
)
