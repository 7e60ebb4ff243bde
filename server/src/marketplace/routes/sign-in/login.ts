import { isMintlineError } from '@mintline/core'
import { ApiError } from '../../../http/apiError.ts'
import { signIn } from '../../../users/sign-in/signIn.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const login = route(calls.login, async ({ loginForm }, { users }, { ip, headers }) => {
  const wait = users.failures.begin(ip)
  if (wait !== undefined) {
    const message = `Too many sign-ins from here failed. Try again in ${wait} seconds`
    throw new ApiError('tooManyRequests', message, { headers: { 'Retry-After': String(wait) } })
  }
  try {
    const { token, expiresAt, userId, domain } = await signIn(users, loginForm, headers)
    users.failures.forgive(ip)
    return { accessToken: token, expiresAt: expiresAt.toISOString(), userId, domain }
  } catch (error) {
    if (!isMintlineError(error, 'SIGN_IN_REFUSED')) users.failures.forgive(ip)
    throw error
  }
})
