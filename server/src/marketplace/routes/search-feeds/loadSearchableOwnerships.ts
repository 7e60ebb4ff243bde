import { ownershipsByIds } from '../../../read-model/ownerships/ownershipsByIds.ts'
import { searchableOwnerships } from '../../answers/searchableOwnerships.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { route } from '../route.ts'

export const loadSearchableOwnerships = route(
  calls.loadSearchableOwnerships,
  async ({ requestBody: ids }, services) =>
    searchableOwnerships(services, await ownershipsByIds(services.reader, ids)),
)
