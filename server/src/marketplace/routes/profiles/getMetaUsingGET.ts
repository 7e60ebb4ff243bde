import { profileNumbers } from '../../../read-model/profiles/profileNumbers.ts'
import { profileFound } from '../../answers/profiles.ts'
import * as calls from '../../calls/profiles.ts'
import { profileMetaOf } from '../../models/profile.ts'
import { route } from '../route.ts'

export const getMetaUsingGET = route(calls.getMetaUsingGET, async ({ id }, { reader }) => {
  const profile = await profileFound(reader, id)
  return profileMetaOf(profile, await profileNumbers(reader, profile))
})
