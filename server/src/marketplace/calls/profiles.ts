import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { ProfileId } from '../schemas/identifiers.ts'
import { Profile, ProfileBadge, ProfileMeta } from '../schemas/profiles.ts'

export const getMetaUsingGET = call({
  operationId: 'getMetaUsingGET',
  summary: 'Numbers of a profile',
  tag: 'Profiles',
  method: 'GET',
  path: '/marketplace/api/v4/profiles/{id}/meta',
  params: { id: ProfileId },
  answer: ProfileMeta,
  errors: 'E404',
})

export const getProfileBadgesUsingGET = call({
  operationId: 'getProfileBadgesUsingGET',
  summary: 'Badges of a profile',
  tag: 'Profiles',
  method: 'GET',
  path: '/marketplace/api/v4/profiles/{id}/badges',
  params: { id: ProfileId },
  answer: Type.Array(ref(ProfileBadge)),
  errors: 'E404',
})

export const getProfileListUsingPOST = call({
  operationId: 'getProfileListUsingPOST',
  summary: 'Profiles by their ids; unknown ones are left out',
  tag: 'Profiles',
  method: 'POST',
  path: '/marketplace/api/v4/profiles/list',
  body: { name: 'requestBody', schema: idsOf(ProfileId), optional: true },
  answer: Type.Array(ref(Profile)),
  errors: 'E4',
})

export const getProfileUsingGET = call({
  operationId: 'getProfileUsingGET',
  summary: 'A profile',
  tag: 'Profiles',
  method: 'GET',
  path: '/marketplace/api/v4/profiles/{id}',
  params: { id: ProfileId },
  answer: Profile,
  errors: 'E404',
})
