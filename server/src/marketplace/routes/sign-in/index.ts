import * as calls from '../../calls/signIn.ts'
import { routeOnFirstCall } from '../route.ts'
import { getAuditEntries } from './getAuditEntries.ts'
import { logout } from './logout.ts'
import { getReports, moderate } from './moderation.ts'
import { endSession, endSessions, getSessions } from './sessions.ts'

/** Calls for sign-in, sessions, the audit log and moderation. Chain libraries check signatures; the first such call loads them. */
export const SIGN_IN_ROUTES = [
  routeOnFirstCall(calls.createNonce, () => import('./createNonce.ts')),
  routeOnFirstCall(calls.login, () => import('./login.ts')),
  logout,
  getSessions,
  endSession,
  endSessions,
  getAuditEntries,
  moderate,
  getReports,
]
