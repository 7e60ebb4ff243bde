import { endCurrentSession } from '../../../users/sessions/sessions.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const logout = route(calls.logout, async (_, { users }, { caller, ip }) => {
  await endCurrentSession(users.writer, caller, { at: users.now(), ip })
  return undefined
})
