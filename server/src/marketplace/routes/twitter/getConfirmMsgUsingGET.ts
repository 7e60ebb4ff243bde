import { ApiError } from '../../../http/apiError.ts'
import { userById } from '../../../read-model/users/users.ts'
import * as calls from '../../calls/twitter.ts'
import { route } from '../route.ts'

export const getConfirmMsgUsingGET = route(
  calls.getConfirmMsgUsingGET,
  async ({ owner }, { reader, orders }) => {
    const user = await userById(reader, owner)
    if (user === undefined || user.isDeleted) {
      throw new ApiError('validation', 'owner must be the id of a user')
    }
    return `This account belongs to my profile ${user.id} on ${orders.platform}.`
  },
)
