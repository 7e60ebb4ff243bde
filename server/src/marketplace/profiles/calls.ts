import { PROFILE_BADGES } from '@mintline/core/enumerations/marketplace'
import { Type } from 'typebox'
import { idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import { call } from '../call.ts'
import { ProfileId } from '../schemas/identifiers.ts'
import { assertProfileId, profileFound, shownProfiles } from './answers.ts'
import { profileMetaOf } from './models.ts'
import { profileNumbers, profilesByIds, userActs } from './read.ts'
import { Profile, ProfileBadge, ProfileMeta } from './schemas.ts'

export const getMetaUsingGET = call(
  {
    operationId: 'getMetaUsingGET',
    summary: 'Numbers of a profile',
    tag: 'Profiles',
    method: 'GET',
    path: '/marketplace/api/v4/profiles/{id}/meta',
    params: { id: ProfileId },
    answer: ProfileMeta,
    errors: 'E404',
  },
  async ({ id }, { reader }) => {
    const profile = await profileFound(reader, id)
    const [numbers, acts] = await Promise.all([
      profileNumbers(reader, profile),
      'user' in profile ? userActs(reader, profile.user.id) : { likes: 0, hides: 0 },
    ])
    return profileMetaOf(profile, numbers, acts)
  },
)

export const getProfileBadgesUsingGET = call(
  {
    operationId: 'getProfileBadgesUsingGET',
    summary: 'Badges of a profile',
    tag: 'Profiles',
    method: 'GET',
    path: '/marketplace/api/v4/profiles/{id}/badges',
    params: { id: ProfileId },
    answer: Type.Array(ref(ProfileBadge)),
    errors: 'E404',
  },
  async ({ id }, { reader }) => {
    const profile = await profileFound(reader, id)
    const { requests } = 'user' in profile ? profile.user.moderation : profile.moderation
    return PROFILE_BADGES.map((value) => ({ value, status: requests[value] ?? 'NOT_STARTED' }))
  },
)

export const getProfileListUsingPOST = call(
  {
    operationId: 'getProfileListUsingPOST',
    summary: 'Profiles by their ids; unknown ones are left out',
    tag: 'Profiles',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/profiles/list',
    body: { name: 'requestBody', schema: idsOf(ProfileId), optional: true },
    answer: Type.Array(ref(Profile)),
    errors: 'E4',
  },
  async ({ requestBody }, services) => {
    for (const id of requestBody) assertProfileId(id)
    return shownProfiles(services, await profilesByIds(services.reader, requestBody))
  },
)

export const getProfileUsingGET = call(
  {
    operationId: 'getProfileUsingGET',
    summary: 'A profile',
    tag: 'Profiles',
    method: 'GET',
    path: '/marketplace/api/v4/profiles/{id}',
    params: { id: ProfileId },
    answer: Profile,
    errors: 'E404',
  },
  async ({ id }, services) => {
    const [profile] = await shownProfiles(services, [await profileFound(services.reader, id)])
    return found(profile, 'profile', id)
  },
)
