import { PROFILE_BADGES } from '@mintline/core/enumerations/marketplace'
import { profileFound } from '../../answers/profiles.ts'
import * as calls from '../../calls/profiles.ts'
import { route } from '../route.ts'

export const getProfileBadgesUsingGET = route(
  calls.getProfileBadgesUsingGET,
  async ({ id }, { reader }) => {
    const profile = await profileFound(reader, id)
    const { requests } = 'user' in profile ? profile.user.moderation : profile.moderation
    return PROFILE_BADGES.map((value) => ({ value, status: requests[value] ?? 'NOT_STARTED' }))
  },
)
