import { confirmEmailUsingGET } from './confirmEmailUsingGET.ts'
import { resendEmailConfirmationUsingGET } from './resendEmailConfirmationUsingGET.ts'
import { saveEmailPreferenceUsingPOST } from './saveEmailPreferenceUsingPOST.ts'

export const USER_EMAIL_ROUTES = [
  confirmEmailUsingGET,
  resendEmailConfirmationUsingGET,
  saveEmailPreferenceUsingPOST,
]
