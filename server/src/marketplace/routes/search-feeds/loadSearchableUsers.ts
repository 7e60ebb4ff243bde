import { livingUsersByIds } from '../../../read-model/users/livingUsersByIds.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { searchableUserOf } from '../../models/searchableUser.ts'
import { route } from '../route.ts'

export const loadSearchableUsers = route(
  calls.loadSearchableUsers,
  async ({ requestBody: ids }, { reader }) =>
    (await livingUsersByIds(reader, ids)).map(searchableUserOf),
)
