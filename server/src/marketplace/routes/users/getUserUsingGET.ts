import * as calls from '../../calls/users.ts'
import { userModel } from '../../models/user.ts'
import { route } from '../route.ts'
import { userFound } from './own.ts'

export const getUserUsingGET = route(calls.getUserUsingGET, async ({ id }, { reader }) =>
  userModel(await userFound(reader, id)),
)
