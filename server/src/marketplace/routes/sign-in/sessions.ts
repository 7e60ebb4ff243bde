import { assertFound } from '../../../http/found.ts'
import { endSessionOf, endSessionsOf, sessionsOf } from '../../../users/sessions/sessions.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const getSessions = route(
  calls.getSessions,
  async (_, { users: { writer, now } }, { caller }) => {
    // Reads the primary: a standby may not know yet which sessions have ended.
    const sessions = await sessionsOf(writer, caller, now())
    return sessions.map(({ wallet, beganAt, expiresAt, ...facts }) => ({
      ...facts,
      ...(wallet !== undefined && { wallet }),
      beganAt: beganAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
  },
)

export const endSession = route(calls.endSession, async ({ id }, { users }, { caller, ip }) => {
  const isEnded = await endSessionOf(users.writer, caller.userId, id, { at: users.now(), ip })
  return assertFound(isEnded, 'session', id)
})

export const endSessions = route(calls.endSessions, async (_, { users }, { caller, ip }) => {
  await endSessionsOf(users.writer, caller.userId, { at: users.now(), ip })
  return undefined
})
