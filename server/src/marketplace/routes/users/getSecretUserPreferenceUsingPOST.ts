import * as calls from '../../calls/users.ts'
import { route } from '../route.ts'
import { ownId, userFound } from './own.ts'

export const getSecretUserPreferenceUsingPOST = route(
  calls.getSecretUserPreferenceUsingPOST,
  async ({ id }, { users }, { caller }) => {
    const user = await userFound(users.writer, ownId(id, caller))
    const [address] = user.wallets
    return {
      secretUserPreference: {
        id: user.id,
        ...(address !== undefined && { address }),
        emailConfirmationStatus: 'NOT_SET' as const,
      },
    }
  },
)
