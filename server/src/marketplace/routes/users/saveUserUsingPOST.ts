import { saveProfile } from '../../../users/profile/saveProfile.ts'
import * as calls from '../../calls/users.ts'
import { route } from '../route.ts'
import { ownId } from './own.ts'

export const saveUserUsingPOST = route(
  calls.saveUserUsingPOST,
  async ({ id, userForm }, { users }, { caller }) => {
    await saveProfile(users, ownId(id, caller), userForm, users.now())
    return undefined
  },
)
