import { ownershipsByIds } from '../../../read-model/ownerships/ownershipsByIds.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'

export const getOwnershipsByIds = route(
  calls.getOwnershipsByIds,
  async ({ ownershipIds }, { reader, lookUps }) => {
    lookUps.note(ownershipIds.ids)
    return { ownerships: await ownershipsByIds(reader, ownershipIds.ids) }
  },
)
