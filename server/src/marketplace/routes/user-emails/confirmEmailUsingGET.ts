import { found } from '../../../http/found.ts'
import { confirmEmail } from '../../../users/email/confirmEmail.ts'
import * as calls from '../../calls/userEmails.ts'
import { route } from '../route.ts'

export const confirmEmailUsingGET = route(
  calls.confirmEmailUsingGET,
  async ({ id, key }, { users, now }) => {
    const status = found(await confirmEmail(users, id, key, now()), 'user', id)
    return { status, success: status === 'CONFIRMED' }
  },
)
