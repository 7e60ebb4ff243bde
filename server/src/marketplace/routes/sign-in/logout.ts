import { endCurrentSession } from '../../../users/sessions/sessions.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const logout = route(calls.logout, async (_, { users }, { caller }) => {
  await endCurrentSession(users.writer, caller)
  return undefined
})
