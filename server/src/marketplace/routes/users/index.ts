import * as calls from '../../calls/users.ts'
import { routeOnFirstCall } from '../route.ts'
import { acceptTermsUsingPOST } from './acceptTermsUsingPOST.ts'
import { getCurrentUserUsingGET } from './getCurrentUserUsingGET.ts'
import { getSecretUserPreferenceUsingPOST } from './getSecretUserPreferenceUsingPOST.ts'
import { getUsersByWalletsUsingPOST } from './getUsersByWalletsUsingPOST.ts'
import { getUserUsingGET } from './getUserUsingGET.ts'
import { patchNotificationSettingsUsingPATCH } from './patchNotificationSettingsUsingPATCH.ts'
import { postCurrentUserAnalyticsUsingPOST } from './postCurrentUserAnalyticsUsingPOST.ts'
import { saveUserUsingPOST } from './saveUserUsingPOST.ts'

/** Calls about users and their profiles. */
export const USER_ROUTES = [
  acceptTermsUsingPOST,
  getCurrentUserUsingGET,
  getUserUsingGET,
  getUsersByWalletsUsingPOST,
  getSecretUserPreferenceUsingPOST,
  patchNotificationSettingsUsingPATCH,
  postCurrentUserAnalyticsUsingPOST,
  saveUserUsingPOST,
  routeOnFirstCall(calls.deleteUser, () => import('./deleteUser.ts')),
]
