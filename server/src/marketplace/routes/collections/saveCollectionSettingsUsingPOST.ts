import { saveCollectionSettings } from '../../../social/saveCollectionSettings.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { assertOwn } from './assertOwn.ts'

export const saveCollectionSettingsUsingPOST = route(
  calls.saveCollectionSettingsUsingPOST,
  async ({ id, collectionForm: form }, { users, now }, { caller: { userId } }) => {
    const input = { userId, collection: id, form, now: now() }
    return assertOwn(await saveCollectionSettings(users, input), id)
  },
)
