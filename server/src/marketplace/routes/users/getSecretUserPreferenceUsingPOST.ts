import { emailsOf } from '../../../read-model/users/emailsOf.ts'
import * as calls from '../../calls/users.ts'
import { route } from '../route.ts'
import { ownId, userFound } from './own.ts'

export const getSecretUserPreferenceUsingPOST = route(
  calls.getSecretUserPreferenceUsingPOST,
  async ({ id }, { users }, { caller }) => {
    const user = await userFound(users.writer, ownId(id, caller))
    const [address] = user.wallets
    const saved = (await emailsOf(users.writer, [user.id], users.limits, users.now())).get(user.id)
    return {
      secretUserPreference: {
        id: user.id,
        ...(address !== undefined && { address }),
        ...(saved?.email !== undefined && { email: saved.email }),
        emailConfirmationStatus: saved?.status ?? 'NOT_SET',
      },
    }
  },
)
