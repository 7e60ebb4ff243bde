import { saveNotificationSettings } from '../../../users/profile/saveProfile.ts'
import * as calls from '../../calls/users.ts'
import { route } from '../route.ts'
import { ownId } from './own.ts'

export const patchNotificationSettingsUsingPATCH = route(
  calls.patchNotificationSettingsUsingPATCH,
  async ({ id, notificationSettings }, { users }, { caller }) => {
    await saveNotificationSettings(users.writer, ownId(id, caller), notificationSettings)
    return undefined
  },
)
