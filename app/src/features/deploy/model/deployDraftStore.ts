import { persistentStore } from '#shared/lib/persistentStore.ts'
import { DEPLOY_DRAFT, EMPTY_DRAFT } from '../lib/deployDraft.ts'

/** What was entered, so that a reload loses nothing. */
export const deployDraftStore = persistentStore({ key: 'mintline.deploy', schema: DEPLOY_DRAFT })

/** Forgets what was entered. */
export function discardDraft(): void {
  deployDraftStore.update(EMPTY_DRAFT)
}
