import { endSession } from '../../../users/sessions/sessions.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const logout = route(calls.logout, async (_, { users }, { caller }) => {
  await endSession(users.writer, caller.session)
  return undefined
})
