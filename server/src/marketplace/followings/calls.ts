import { Type } from 'typebox'
import { AddressInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { assertFound } from '../../http/found.ts'
import type { Page } from '../../read-model/page.ts'
import { type FollowingModel, followingIdOf } from '../../read-model/social/follows.ts'
import { keyOf, ownerOf, walletText } from '../../users/userWallets.ts'
import { call, type MarketplaceServices } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { shownProfiles } from '../profiles/answers.ts'
import { profilesByIds } from '../profiles/read.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { followersOfUser, followingsAmong, followingsOfUser } from './read.ts'
import { ExtendedFollowing, Following, FollowingResult, PageRequest } from './schemas.ts'
import { follow } from './write.ts'

export const followByWalletUsingPOST = call(
  {
    operationId: 'followByWalletUsingPOST',
    summary: 'Follow the user of a wallet',
    tag: 'Followings',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/wallets/{id}/follow',
    bearer: true,
    params: { id: AddressInput },
    answer: FollowingResult,
    errors: 'E404',
  },
  async ({ id }, { users, now }, { caller: { userId } }) => {
    const followedId = await ownerOf(users.writer, keyOf(id))
    const outcome =
      followedId === undefined
        ? 'UNKNOWN'
        : await follow(users, { userId, followedId, now: now() }, 'follow')
    assertFound(outcome !== 'UNKNOWN', 'user of the wallet', walletText(id))
    return followingResult(outcome !== 'LIMIT')
  },
)

export const followUsingPOST = call(
  {
    operationId: 'followUsingPOST',
    summary: 'Follow a user',
    tag: 'Followings',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/follow',
    bearer: true,
    params: { id: UserIdInput },
    answer: FollowingResult,
    errors: 'E404',
  },
  async ({ id: followedId }, { users, now }, { caller: { userId } }) => {
    const outcome = await follow(users, { userId, followedId, now: now() }, 'follow')
    assertFound(outcome !== 'UNKNOWN', 'user', followedId)
    return followingResult(outcome !== 'LIMIT')
  },
)

export const getFollowersUsingPOST = call(
  {
    operationId: 'getFollowersUsingPOST',
    summary: 'Users who follow a user, the latest first',
    tag: 'Followings',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/followers',
    query: { user: UserIdInput },
    body: { name: 'pageRequest', schema: PageRequest, optional: true },
    answer: Type.Array(ref(ExtendedFollowing)),
    continues: true,
    errors: 'E4',
  },
  async ({ user, pageRequest: page }, services) =>
    shownFollowings(services, await followersOfUser(services.reader, user, pageRequest(page))),
)

export const getFollowingsByOwnerAndUserIdsUsingPOST = call(
  {
    operationId: 'getFollowingsByOwnerAndUserIdsUsingPOST',
    summary: 'Those of some users whom a user follows',
    tag: 'Followings',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/followings/byUsers',
    query: { owner: UserIdInput },
    body: { name: 'requestBody', schema: idsOf(UserIdInput), optional: true },
    answer: Type.Array(ref(Following)),
    errors: 'E4',
  },
  async ({ owner, requestBody }, { reader }) =>
    (await followingsAmong(reader, owner, requestBody)).map(followingOf),
)

export const getFollowingsByOwnerUsingPOST = call(
  {
    operationId: 'getFollowingsByOwnerUsingPOST',
    summary: 'Users whom a user follows, the latest first',
    tag: 'Followings',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/followings',
    query: { owner: UserIdInput },
    body: { name: 'pageRequest', schema: PageRequest, optional: true },
    answer: Type.Array(ref(ExtendedFollowing)),
    continues: true,
    errors: 'E4',
  },
  async ({ owner, pageRequest: page }, services) =>
    shownFollowings(services, await followingsOfUser(services.reader, owner, pageRequest(page))),
)

export const unfollowUsingPOST = call(
  {
    operationId: 'unfollowUsingPOST',
    summary: 'Follow a user no more',
    tag: 'Followings',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/unfollow',
    bearer: true,
    params: { id: UserIdInput },
    errors: 'E404',
  },
  async ({ id: followedId }, { users, now }, { caller: { userId } }) => {
    const outcome = await follow(users, { userId, followedId, now: now() }, 'unfollow')
    return assertFound(outcome !== 'UNKNOWN', 'user', followedId)
  },
)

/** Returns followings with both users' profiles. */
async function shownFollowings(
  services: MarketplaceServices,
  { entries, next }: Page<FollowingModel>,
): Promise<Page<ExtendedFollowing>> {
  const ids = new Set(entries.flatMap(({ userId, followedId }) => [userId, followedId]))
  const records = await profilesByIds(services.reader, [...ids])
  const profiles = await shownProfiles(services, records)
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  const shown = entries.flatMap((entry) => {
    const following = followingOf(entry)
    const [owner, user] = [byId.get(entry.userId), byId.get(entry.followedId)]
    // A user may have been deleted since the page was read.
    return owner && user ? [{ id: following.id, following, owner, user }] : []
  })
  return { entries: shown, next }
}

/** Converts a following to version 4. Ended followings are not stored. */
const followingOf = (following: FollowingModel): Following => ({
  id: followingIdOf(following),
  owner: following.userId,
  user: following.followedId,
  createDate: following.createdAt,
  deleted: false,
})

/** Returns a follow request's outcome. It is `CREATED` for existing followers too. */
const followingResult = (isWithinLimit: boolean): FollowingResult => ({
  status: isWithinLimit ? 'CREATED' : 'FOLLOWING_LIMIT_EXCEEDED',
  success: isWithinLimit,
})
