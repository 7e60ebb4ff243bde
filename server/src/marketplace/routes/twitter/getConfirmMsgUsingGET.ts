import { ApiError } from '../../../http/apiError.ts'
import { userById } from '../../../read-model/users/users.ts'
import * as calls from '../../calls/twitter.ts'
import { route } from '../route.ts'
import { confirmationMessage } from './confirmationMessage.ts'

export const getConfirmMsgUsingGET = route(
  calls.getConfirmMsgUsingGET,
  async ({ owner }, { reader, orders }) => {
    const user = await userById(reader, owner)
    if (user === undefined || user.isDeleted) {
      throw new ApiError('validation', 'owner must be the id of a user')
    }
    return confirmationMessage(user.id, orders.platform)
  },
)
