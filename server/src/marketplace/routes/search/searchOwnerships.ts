import { searchOwnerships as search } from '../../../read-model/ownerships/searchOwnerships.ts'
import { withEntries } from '../../../read-model/page.ts'
import { searchableOwnerships } from '../../answers/searchableOwnerships.ts'
import * as calls from '../../calls/search.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { ownershipSearchFor, ownershipSortFor } from './ownershipSearchFor.ts'

export const searchOwnerships = route(
  calls.searchOwnerships,
  async ({ ownershipPageRequest: { filter, ...request } }, services) => {
    const now = services.now()
    const conditions = ownershipSearchFor(filter, now)
    services.lookUps.noteOwners(conditions.owners ?? [])
    const sort = ownershipSortFor(filter, now)
    const page = await search(services.reader, conditions, sort, pageRequest(request))
    return withEntries(page, await searchableOwnerships(services, page.entries))
  },
)
