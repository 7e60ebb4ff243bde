import * as calls from '../../calls/users.ts'
import { userModel } from '../../models/user.ts'
import { route } from '../route.ts'
import { userFound } from './own.ts'

export const getCurrentUserUsingGET = route(
  calls.getCurrentUserUsingGET,
  async (_, { users }, { caller }) =>
    // Not from a standby, which may not know yet what the user has just saved.
    userModel(await userFound(users.writer, caller.userId), { isOwn: true }),
)
