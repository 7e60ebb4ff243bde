import { Type } from 'typebox'
import { ServerError } from '../../errors/serverError.ts'
import { ApiError } from '../../http/apiError.ts'
import { userById } from '../../read-model/users/users.ts'
import { twitterNameIn } from '../../users/profileRules.ts'
import { call } from '../call.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { confirmationMessage, saveTwitterName } from './write.ts'

export const confirmUsingPOST = call(
  {
    operationId: 'confirmUsingPOST',
    description:
      'Looks for a recent post of the account that begins with the message of `confirmMsg`, and answers the name of the account. Without access to such posts the answer is 501.',
    summary: 'Connect the user who asks with an account that posted the message',
    tag: 'Twitter',
    requestClass: 'node',
    method: 'POST',
    path: '/marketplace/api/v4/twitter/confirm',
    bearer: true,
    query: { username: Type.String() },
    answer: Type.String(),
    text: true,
    errors: 'E4',
  },
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

export const getConfirmMsgUsingGET = call(
  {
    operationId: 'getConfirmMsgUsingGET',
    summary: 'Message that a user posts to show that an account is theirs',
    description: 'Posted from the account that the user names as theirs. 400 for an unknown user',
    tag: 'Twitter',
    method: 'GET',
    path: '/marketplace/api/v4/twitter/confirmMsg',
    query: { owner: UserIdInput },
    answer: Type.String(),
    text: true,
    errors: 'E4',
  },
  async ({ owner }, { reader, orders }) => {
    const user = await userById(reader, owner)
    if (user === undefined || user.isDeleted) {
      throw new ApiError('validation', 'owner must be the id of a user')
    }
    return confirmationMessage(user.id, orders.platform)
  },
)
