import { Type } from 'typebox'
import { entriesOfUser } from '../../audit/entriesOfUser.ts'
import { Continuation } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { assertFound } from '../../http/found.ts'
import { withEntries } from '../../read-model/page.ts'
import {
  endCurrentSession,
  endSessionOf,
  endSessionsOf,
  sessionsOf,
} from '../../users/sessions/sessions.ts'
import { call, lazyCall } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { SessionId } from '../schemas/identifiers.ts'
import { PageSize } from '../schemas/inputs.ts'
import { AuditEntry, LoginForm, Session, SignInForm, SignInNonce, UserSession } from './schemas.ts'

const TAG = 'Sign in'

const OURS = 'An addition of this server, which the interface leaves open.'

export const createNonce = lazyCall(
  {
    operationId: 'createNonce',
    summary: 'A nonce that a wallet may sign in with, once and within ten minutes',
    description: OURS,
    tag: TAG,
    requestClass: 'login',
    method: 'POST',
    path: '/marketplace/auth/v1/nonce',
    body: { name: 'signInForm', schema: SignInForm },
    answer: SignInNonce,
    errors: 'E4',
  },
  () => import('./lazyHandlers.ts'),
)

export const login = lazyCall(
  {
    operationId: 'login',
    summary: 'Sign in by a signed text; the first time, this makes the user',
    description: `${OURS} Whatever is wrong with the text or its signature is answered with 401. Once nodes were asked for ten failures within ten minutes, a signature for which they would be asked again is answered with 429.`,
    tag: TAG,
    requestClass: 'login',
    method: 'POST',
    path: '/marketplace/auth/v1/login',
    body: { name: 'loginForm', schema: LoginForm },
    holdsSecret: true,
    answer: Session,
    errors: 'E4',
  },
  () => import('./lazyHandlers.ts'),
)

export const logout = call(
  {
    operationId: 'logout',
    summary: 'End the session',
    description: OURS,
    tag: TAG,
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/auth/v1/logout',
    bearer: true,
    status: 204,
    errors: 'E4',
  },
  async (_, { users }, { caller, ip }) => {
    await endCurrentSession(users.writer, caller, { at: users.now(), ip })
    return undefined
  },
)

export const getSessions = call(
  {
    operationId: 'getSessions',
    summary: 'Sessions of the user who asks, the latest first',
    description: OURS,
    tag: TAG,
    method: 'GET',
    path: '/marketplace/auth/v1/sessions',
    bearer: true,
    answer: Type.Array(ref(UserSession)),
    errors: 'E4',
  },
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

export const endSession = call(
  {
    operationId: 'endSession',
    summary: 'End one session of the user who asks',
    description: OURS,
    tag: TAG,
    requestClass: 'write',
    method: 'DELETE',
    path: '/marketplace/auth/v1/sessions/{id}',
    params: { id: SessionId },
    bearer: true,
    status: 204,
    errors: 'E404',
  },
  async ({ id }, { users }, { caller, ip }) => {
    const isEnded = await endSessionOf(users.writer, caller.userId, id, { at: users.now(), ip })
    return assertFound(isEnded, 'session', id)
  },
)

export const endSessions = call(
  {
    operationId: 'endSessions',
    summary: 'End all sessions of the user who asks, that of the call included',
    description: OURS,
    tag: TAG,
    requestClass: 'write',
    method: 'DELETE',
    path: '/marketplace/auth/v1/sessions',
    bearer: true,
    status: 204,
    errors: 'E4',
  },
  async (_, { users }, { caller, ip }) => {
    await endSessionsOf(users.writer, caller.userId, { at: users.now(), ip })
    return undefined
  },
)

export const getAuditEntries = call(
  {
    operationId: 'getAuditEntries',
    summary: 'Audit log of the user who asks, the latest first',
    description: `${OURS} It has sign-ins, ended sessions, changes of wallets and of the e-mail address, and decisions of operators, for as long as the operator keeps them.`,
    tag: TAG,
    method: 'GET',
    path: '/marketplace/auth/v1/audit',
    bearer: true,
    query: {
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
    },
    answer: Type.Array(ref(AuditEntry)),
    continues: true,
    errors: 'E4',
  },
  async (input, { reader }, { caller }) => {
    const page = await entriesOfUser(reader, caller.userId, pageRequest(input))
    return withEntries(
      page,
      page.entries.map(({ id, kind, at, wallet, decision, network }) => ({
        id,
        kind,
        date: at.toISOString(),
        ...(wallet !== undefined && { wallet }),
        ...(decision !== undefined && { decision }),
        ...(network !== undefined && { network }),
      })),
    )
  },
)
