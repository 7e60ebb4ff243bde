import { formatCollectionId } from '@mintline/core/identifiers'
import { saveCollectionSettings } from '../../../social/saveCollectionSettings.ts'
import * as calls from '../../calls/collections.ts'
import { assertDone } from '../assertDone.ts'
import { route } from '../route.ts'

export const saveCollectionSettingsUsingPOST = route(
  calls.saveCollectionSettingsUsingPOST,
  async ({ id, collectionForm: form }, { users, now }, { caller: { userId } }) => {
    const input = { userId, collection: id, form, now: now() }
    return assertDone(await saveCollectionSettings(users.writer, input), {
      kind: 'collection',
      id: formatCollectionId(id),
      refusal: 'This collection belongs to none of your wallets',
    })
  },
)
