import { call } from '../../http/contract/call.ts'
import { LoginForm, Session, SignInForm, SignInNonce } from '../schemas/signIn.ts'

const TAG = 'Sign in'
const OURS = 'An addition of this server, which the interface leaves open.'

export const createNonce = call({
  operationId: 'createNonce',
  summary: 'A nonce that a wallet may sign in with, once and within ten minutes',
  description: OURS,
  tag: TAG,
  method: 'POST',
  path: '/marketplace/auth/v1/nonce',
  body: { name: 'signInForm', schema: SignInForm },
  answer: SignInNonce,
  errors: 'E4',
})

export const login = call({
  operationId: 'login',
  summary: 'Sign in by a signed text; the first time, this makes the user',
  description: `${OURS} Whatever is wrong with the text or its signature is answered with 401, and with 429 after ten failures within ten minutes.`,
  tag: TAG,
  method: 'POST',
  path: '/marketplace/auth/v1/login',
  body: { name: 'loginForm', schema: LoginForm },
  answer: Session,
  errors: 'E4',
})

export const logout = call({
  operationId: 'logout',
  summary: 'End the session',
  description: OURS,
  tag: TAG,
  method: 'POST',
  path: '/marketplace/auth/v1/logout',
  bearer: true,
  status: 204,
  errors: 'E4',
})
