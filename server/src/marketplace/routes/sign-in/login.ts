import { callerNetwork } from '../../../config/ipRanges.ts'
import { signIn } from '../../../users/sign-in/signIn.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const login = route(calls.login, async ({ loginForm }, { users }, { ip, headers }) => {
  const from = { ...headers, network: callerNetwork(ip) }
  const { token, expiresAt, userId, domain } = await signIn(users, loginForm, from)
  return { accessToken: token, expiresAt: expiresAt.toISOString(), userId, domain }
})
