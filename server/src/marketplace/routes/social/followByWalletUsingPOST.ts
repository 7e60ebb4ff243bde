import { assertFound } from '../../../http/found.ts'
import { follow } from '../../../social/follow.ts'
import { userOfWallet } from '../../../social/userOfWallet.ts'
import * as calls from '../../calls/followings.ts'
import { followingResult } from '../../models/following.ts'
import { route } from '../route.ts'

export const followByWalletUsingPOST = route(
  calls.followByWalletUsingPOST,
  async ({ id: { group, address } }, { users: { writer }, now }, { caller: { userId } }) => {
    const followedId = await userOfWallet(writer, { blockchain: group, address })
    const outcome =
      followedId === undefined
        ? 'UNKNOWN'
        : await follow(writer, { userId, followedId, now: now() }, 'follow')
    assertFound(outcome !== 'UNKNOWN', 'user of the wallet', `${group}:${address}`)
    return followingResult(outcome !== 'LIMIT')
  },
)
