import { ServerError } from '../../../errors/serverError.ts'
import { twitterNameIn } from '../../../users/profile/profileRules.ts'
import { saveTwitterName } from '../../../users/profile/saveTwitterName.ts'
import * as calls from '../../calls/twitter.ts'
import { route } from '../route.ts'
import { confirmationMessage } from './confirmationMessage.ts'

export const confirmUsingPOST = route(
  calls.confirmUsingPOST,
  async ({ username }, { twitter, orders, users }, { caller: { userId } }) => {
    if (twitter === undefined) throw new ServerError('NO_TWITTER', {})
    const account = twitterNameIn('username', username)
    const message = confirmationMessage(userId, orders.platform)
    const author = await twitter.authorOf({ account, message, word: userId })
    if (author === undefined) throw new ServerError('MESSAGE_NOT_POSTED', { account })
    await saveTwitterName(users.writer, userId, author)
    return author
  },
)
