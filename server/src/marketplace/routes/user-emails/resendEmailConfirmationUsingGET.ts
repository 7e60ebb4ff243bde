import { found } from '../../../http/found.ts'
import { resendConfirmation } from '../../../users/email/resendConfirmation.ts'
import * as calls from '../../calls/userEmails.ts'
import { route } from '../route.ts'

export const resendEmailConfirmationUsingGET = route(
  calls.resendEmailConfirmationUsingGET,
  async ({ id }, { users, now }) => {
    const status = found(await resendConfirmation(users, id, now()), 'user', id)
    return { status, success: status === 'RESENT' }
  },
)
