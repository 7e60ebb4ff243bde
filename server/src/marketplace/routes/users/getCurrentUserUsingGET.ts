import * as calls from '../../calls/users.ts'
import { userModel } from '../../models/user.ts'
import { route } from '../route.ts'
import { userFound } from './own.ts'

export const getCurrentUserUsingGET = route(
  calls.getCurrentUserUsingGET,
  async (_, { users }, { caller }) =>
    // Reads the primary: a standby may not have what the user has just saved.
    userModel(await userFound(users.writer, caller.userId), { isOwn: true }),
)
