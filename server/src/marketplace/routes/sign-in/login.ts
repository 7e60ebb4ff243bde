import { signIn } from '../../../users/sign-in/signIn.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const login = route(calls.login, async ({ loginForm }, { users }, { ip, headers }) => {
  const signedIn = await signIn(users, loginForm, { ...headers, ip })
  const { token, expiresAt, userId, domain } = signedIn
  return { accessToken: token, expiresAt: expiresAt.toISOString(), userId, domain }
})
