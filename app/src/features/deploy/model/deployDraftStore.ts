import { forgetPictures } from '#entities/artwork/lib/pictureStore.ts'
import { persistentStore } from '#shared/lib/persistentStore.ts'
import { DEPLOY_DRAFT, EMPTY_DRAFT } from '../lib/deployDraft.ts'

/**
 * Stores the deploy form's input, so that a reload loses nothing. Not `useForm`: there is no saved value to merge with,
 * and a deployment in the background writes here after the page was left.
 */
export const deployDraftStore = persistentStore({ key: 'mintline.deploy', schema: DEPLOY_DRAFT })

/** Clears the form, and removes its picture. */
export function discardDraft(): void {
  deployDraftStore.update(EMPTY_DRAFT)
  void forgetPictures()
}
