import { assertFound } from '../../../http/found.ts'
import { follow } from '../../../social/follow.ts'
import { keyOf, walletText } from '../../../users/walletOf.ts'
import { ownerOf } from '../../../users/wallets/ownerOf.ts'
import * as calls from '../../calls/followings.ts'
import { followingResult } from '../../models/following.ts'
import { route } from '../route.ts'

export const followByWalletUsingPOST = route(
  calls.followByWalletUsingPOST,
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
