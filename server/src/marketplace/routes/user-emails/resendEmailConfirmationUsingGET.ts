import { resendConfirmation } from '../../../users/email/resendConfirmation.ts'
import * as calls from '../../calls/userEmails.ts'
import { route } from '../route.ts'
import { ownId } from '../users/own.ts'

export const resendEmailConfirmationUsingGET = route(
  calls.resendEmailConfirmationUsingGET,
  async ({ id }, { users, now }, { caller }) => {
    const status = await resendConfirmation(users, ownId(id, caller), now())
    return { status, success: status === 'RESENT' }
  },
)
