import { formatOwnershipId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { ownershipById } from '../../../read-model/ownerships/ownershipById.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'

export const getOwnershipById = route(
  calls.getOwnershipById,
  async ({ ownershipId }, { reader, lookUps }) => {
    lookUps.note([ownershipId])
    return found(
      await ownershipById(reader, ownershipId),
      'ownership',
      formatOwnershipId(ownershipId),
    )
  },
)
