import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { AddressInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import {
  ExtendedFollowing,
  Following,
  FollowingResult,
  PageRequest,
} from '../schemas/followings.ts'
import { UserIdInput } from '../schemas/identifiers.ts'

export const followByWalletUsingPOST = call({
  operationId: 'followByWalletUsingPOST',
  summary: 'Follow the user of a wallet',
  tag: 'Followings',
  method: 'POST',
  path: '/marketplace/api/v4/wallets/{id}/follow',
  bearer: true,
  params: { id: AddressInput },
  answer: FollowingResult,
  errors: 'E404',
})

export const followUsingPOST = call({
  operationId: 'followUsingPOST',
  summary: 'Follow a user',
  tag: 'Followings',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/follow',
  bearer: true,
  params: { id: UserIdInput },
  answer: FollowingResult,
  errors: 'E404',
})

export const getFollowersUsingPOST = call({
  operationId: 'getFollowersUsingPOST',
  summary: 'Users who follow a user, the latest first',
  tag: 'Followings',
  method: 'POST',
  path: '/marketplace/api/v4/followers',
  query: { user: UserIdInput },
  body: { name: 'pageRequest', schema: PageRequest, optional: true },
  answer: Type.Array(ref(ExtendedFollowing)),
  continues: true,
  errors: 'E4',
})

export const getFollowingsByOwnerAndUserIdsUsingPOST = call({
  operationId: 'getFollowingsByOwnerAndUserIdsUsingPOST',
  summary: 'Those of some users whom a user follows',
  tag: 'Followings',
  method: 'POST',
  path: '/marketplace/api/v4/followings/byUsers',
  query: { owner: UserIdInput },
  body: { name: 'requestBody', schema: idsOf(UserIdInput), optional: true },
  answer: Type.Array(ref(Following)),
  errors: 'E4',
})

export const getFollowingsByOwnerUsingPOST = call({
  operationId: 'getFollowingsByOwnerUsingPOST',
  summary: 'Users whom a user follows, the latest first',
  tag: 'Followings',
  method: 'POST',
  path: '/marketplace/api/v4/followings',
  query: { owner: UserIdInput },
  body: { name: 'pageRequest', schema: PageRequest, optional: true },
  answer: Type.Array(ref(ExtendedFollowing)),
  continues: true,
  errors: 'E4',
})

export const unfollowUsingPOST = call({
  operationId: 'unfollowUsingPOST',
  summary: 'Follow a user no more',
  tag: 'Followings',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/unfollow',
  bearer: true,
  params: { id: UserIdInput },
  errors: 'E404',
})
