import { found } from '../../../http/found.ts'
import { confirmEmail } from '../../../users/email/confirmEmail.ts'
import * as calls from '../../calls/userEmails.ts'
import { route } from '../route.ts'

export const confirmEmailUsingGET = route(
  calls.confirmEmailUsingGET,
  async ({ id, key }, { users, now }, { ip }) => {
    const confirmed = await confirmEmail(users, id, key, { now: now(), ip })
    const status = found(confirmed, 'user', id)
    return { status, success: status === 'CONFIRMED' }
  },
)
