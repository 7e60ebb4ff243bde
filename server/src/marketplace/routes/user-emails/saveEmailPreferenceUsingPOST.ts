import { saveEmail } from '../../../users/email/saveEmail.ts'
import * as calls from '../../calls/userEmails.ts'
import { route } from '../route.ts'
import { ownId } from '../users/own.ts'

export const saveEmailPreferenceUsingPOST = route(
  calls.saveEmailPreferenceUsingPOST,
  async ({ id, emailPreferenceForm }, { users, now }, { caller, ip }) => {
    ownId(id, caller)
    await saveEmail(users, caller, emailPreferenceForm.email, { now: now(), ip })
    return undefined
  },
)
