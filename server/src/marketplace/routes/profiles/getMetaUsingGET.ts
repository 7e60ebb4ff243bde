import { profileNumbers } from '../../../read-model/profiles/profileNumbers.ts'
import { userActs } from '../../../read-model/social/userActs.ts'
import { profileFound } from '../../answers/profiles.ts'
import * as calls from '../../calls/profiles.ts'
import { profileMetaOf } from '../../models/profile.ts'
import { route } from '../route.ts'

export const getMetaUsingGET = route(calls.getMetaUsingGET, async ({ id }, { reader }) => {
  const profile = await profileFound(reader, id)
  const [numbers, acts] = await Promise.all([
    profileNumbers(reader, profile),
    'user' in profile ? userActs(reader, profile.user.id) : { likes: 0, hides: 0 },
  ])
  return profileMetaOf(profile, numbers, acts)
})
