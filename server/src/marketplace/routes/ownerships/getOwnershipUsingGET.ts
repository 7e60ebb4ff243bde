import { formatOwnershipId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { ownershipById } from '../../../read-model/ownerships/ownershipById.ts'
import { shownOwnerships } from '../../answers/shownOwnerships.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'

export const getOwnershipUsingGET = route(calls.getOwnershipUsingGET, async ({ id }, services) => {
  services.lookUps.note([id])
  const ownership = await ownershipById(services.reader, id)
  const [shown] = await shownOwnerships(services, ownership ? [ownership] : [])
  return found(shown, 'ownership', formatOwnershipId(id))
})
