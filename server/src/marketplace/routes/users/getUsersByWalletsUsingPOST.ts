import { usersByWallets } from '../../../read-model/users/users.ts'
import * as calls from '../../calls/users.ts'
import { userModel } from '../../models/user.ts'
import { route } from '../route.ts'

export const getUsersByWalletsUsingPOST = route(
  calls.getUsersByWalletsUsingPOST,
  async ({ requestBody }, { reader }) => {
    const users = await usersByWallets(reader, requestBody)
    return users.map((user) => userModel(user))
  },
)
