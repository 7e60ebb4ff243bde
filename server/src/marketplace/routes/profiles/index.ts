import { getMetaUsingGET } from './getMetaUsingGET.ts'
import { getProfileBadgesUsingGET } from './getProfileBadgesUsingGET.ts'
import { getProfileListUsingPOST } from './getProfileListUsingPOST.ts'
import { getProfileUsingGET } from './getProfileUsingGET.ts'

export const PROFILE_ROUTES = [
  getMetaUsingGET,
  getProfileBadgesUsingGET,
  getProfileListUsingPOST,
  getProfileUsingGET,
]
