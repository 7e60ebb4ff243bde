import { assertFound } from '../../../http/found.ts'
import { acceptTerms } from '../../../users/profile/acceptTerms.ts'
import * as calls from '../../calls/users.ts'
import { route } from '../route.ts'

export const acceptTermsUsingPOST = route(
  calls.acceptTermsUsingPOST,
  async ({ id, termsForm }, { users }) => {
    return assertFound(await acceptTerms(users.writer, id, termsForm.version), 'user', id)
  },
)
