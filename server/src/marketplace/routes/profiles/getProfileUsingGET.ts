import { found } from '../../../http/found.ts'
import { profileFound, shownProfiles } from '../../answers/profiles.ts'
import * as calls from '../../calls/profiles.ts'
import { route } from '../route.ts'

export const getProfileUsingGET = route(calls.getProfileUsingGET, async ({ id }, services) => {
  const [profile] = await shownProfiles(services, [await profileFound(services.reader, id)])
  return found(profile, 'profile', id)
})
