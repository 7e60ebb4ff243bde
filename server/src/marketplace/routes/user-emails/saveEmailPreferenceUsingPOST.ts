import { saveEmail } from '../../../users/email/saveEmail.ts'
import * as calls from '../../calls/userEmails.ts'
import { route } from '../route.ts'
import { ownId } from '../users/own.ts'

export const saveEmailPreferenceUsingPOST = route(
  calls.saveEmailPreferenceUsingPOST,
  async ({ id, emailPreferenceForm }, { orders, now }, { caller }) => {
    await saveEmail(orders.writer, ownId(id, caller), emailPreferenceForm.email, now())
    return undefined
  },
)
