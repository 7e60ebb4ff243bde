import { profilesByIds } from '../../../read-model/profiles/profilesByIds.ts'
import { assertProfileId, shownProfiles } from '../../answers/profiles.ts'
import * as calls from '../../calls/profiles.ts'
import { route } from '../route.ts'

export const getProfileListUsingPOST = route(
  calls.getProfileListUsingPOST,
  async ({ requestBody }, services) => {
    for (const id of requestBody) assertProfileId(id)
    return shownProfiles(services, await profilesByIds(services.reader, requestBody))
  },
)
