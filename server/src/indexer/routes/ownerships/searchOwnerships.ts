import { searchOwnerships as search } from '../../../read-model/ownerships/searchOwnerships.ts'
import * as calls from '../../calls/ownerships.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { sellFilter } from '../sellFilter.ts'

export const searchOwnerships = route(
  calls.searchOwnerships,
  async ({ ownershipSearchRequest: request }, { reader, lookUps }) => {
    const { filter, sort } = request
    lookUps.noteOwners(filter.owners ?? [])
    const conditions = {
      blockchains: filter.blockchains,
      owners: filter.owners,
      collections: filter.collections,
      items: filter.items,
      from: filter.afterDate,
      to: filter.beforeDate,
      sell: sellFilter(filter),
    }
    const { entries, next } = await search(reader, conditions, { sort }, pageRequest(request))
    return { continuation: next, ownerships: [...entries] }
  },
)
