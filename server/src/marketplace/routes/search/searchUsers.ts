import { withEntries } from '../../../read-model/page.ts'
import { searchUsers as search } from '../../../read-model/users/searchUsers.ts'
import * as calls from '../../calls/search.ts'
import { searchableUserOf } from '../../models/searchableUser.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const searchUsers = route(
  calls.searchUsers,
  async ({ userPageRequest: { filter, ...request } }, { reader }) => {
    const { text, verifiedOnly, wallets, sort } = filter
    // The searching user makes no difference.
    const page = await search(
      reader,
      { text, isVerified: verifiedOnly, wallets },
      sort === 'MOST_FOLLOWERS_FIRST' ? 'MOST_FOLLOWERS' : 'LATEST',
      pageRequest(request),
    )
    return withEntries(page, page.entries.map(searchableUserOf))
  },
)
