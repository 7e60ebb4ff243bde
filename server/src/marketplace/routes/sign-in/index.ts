import * as calls from '../../calls/signIn.ts'
import { routeOnFirstCall } from '../route.ts'
import { getAuditEntries } from './getAuditEntries.ts'
import { logout } from './logout.ts'
import { endSession, endSessions, getSessions } from './sessions.ts'

/** Sign-in and sessions of users. Signatures are checked by the libraries of chains, which the first one loads. */
export const SIGN_IN_ROUTES = [
  routeOnFirstCall(calls.createNonce, () => import('./createNonce.ts')),
  routeOnFirstCall(calls.login, () => import('./login.ts')),
  logout,
  getSessions,
  endSession,
  endSessions,
  getAuditEntries,
]
