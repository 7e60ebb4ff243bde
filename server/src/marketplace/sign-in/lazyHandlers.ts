import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'
import { createNonce as giveNonce, signIn } from './write.ts'

export const createNonce: Handler<typeof calls.createNonce> = async (
  { signInForm },
  { users },
  { headers },
) => giveNonce(users, signInForm, headers)

export const login: Handler<typeof calls.login> = async (
  { loginForm },
  { users },
  { ip, headers },
) => {
  const signedIn = await signIn(users, loginForm, { ...headers, ip })
  const { token, expiresAt, userId, domain } = signedIn
  return { accessToken: token, expiresAt: expiresAt.toISOString(), userId, domain }
}
